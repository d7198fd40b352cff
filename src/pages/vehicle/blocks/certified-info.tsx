import { Button } from '#src/ui/button.tsx'

/** What a certified badge means, in a native box that needs no script (VDP-044, VDP-057). */
export function CertifiedInfo({ text }: { text: string }) {
  return (
    <>
      <Button popoverTarget="certified-information" variant="quiet" className="underline">
        What {text} means
      </Button>
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
        <Button
          popoverTarget="certified-information"
          popoverTargetAction="hide"
          variant="quiet"
          className="mt-4 underline"
        >
          Close
        </Button>
      </div>
    </>
  )
}
