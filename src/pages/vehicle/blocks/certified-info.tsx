import { QUIET_LINK } from '#src/ui/button-styles.ts'

/** What a certified badge means, in a box of the platform's own that needs no script (VDP-044, VDP-057). */
export function CertifiedInfo({ text }: { text: string }) {
  return (
    <>
      <button type="button" popoverTarget="certified-information" className={`${QUIET_LINK} underline`}>
        What {text} means
      </button>
      <div
        id="certified-information"
        popover="auto"
        role="dialog"
        aria-labelledby="certified-heading"
        className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-6 text-ink backdrop:bg-ink/50"
      >
        <p id="certified-heading" className="font-display text-xl font-semibold">
          {text}
        </p>
        <p className="mt-3 leading-relaxed">
          This used vehicle was inspected and entered into the maker’s certified programme by the dealership.
          The programme sets its own inspection list, warranty and roadside cover; ask us for this vehicle’s
          certificate and what it covers.
        </p>
        <button
          type="button"
          popoverTarget="certified-information"
          popoverTargetAction="hide"
          className={`${QUIET_LINK} mt-4 underline`}
        >
          Close
        </button>
      </div>
    </>
  )
}
