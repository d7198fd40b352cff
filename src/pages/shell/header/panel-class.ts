const SURFACE =
  'absolute top-full z-40 border border-line bg-surface font-sans text-base font-normal tracking-normal text-ink normal-case shadow-lg'

/** A panel under its own item. */
export const PANEL = `${SURFACE} rounded-b-card p-3`
/** A panel as wide as the page. */
export const MEGA_PANEL = `${SURFACE} inset-x-0 max-h-[calc(100dvh-8rem)] overflow-y-auto border-x-0`
