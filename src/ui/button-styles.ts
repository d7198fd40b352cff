const FOCUS = 'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus'
export const SOLID_BUTTON = `inline-flex min-h-12 items-center justify-center gap-2 rounded-control bg-action px-5 font-semibold text-on-action hover:bg-action-strong ${FOCUS}`
export const LINE_BUTTON = `inline-flex min-h-12 items-center justify-center gap-2 rounded-control border border-line-strong bg-surface px-5 font-semibold text-ink hover:border-ink ${FOCUS}`
export const QUIET_LINK = `inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-ink underline-offset-4 hover:underline ${FOCUS}`
