import { Button } from '#src/ui/button.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import type { ReactNode } from 'react'
import type { VehiclePageView } from '../vehicle-page-view.ts'
import { PpsrReport } from '#src/features/vehicles/ui/plugins/ppsr-report.tsx'
import { FactList, KeyInformation } from '../blocks/fact-list.tsx'
import { InfoTabs } from '../blocks/info-tabs.tsx'
import { Section } from '../blocks/section.tsx'

const FuelCalculator = deferred(() => import('./fuel-calculator.tsx').then((module) => module.FuelCalculator))
const ShareRow = deferred(() => import('../blocks/share-row.tsx').then((module) => module.ShareRow))

/** The text of a vehicle page; every arrangement passes it on whole, so a new section is added only here. */
export type ReadingParts = {
  view: VehiclePageView
  enquiry: ReactNode
  /** The price against comparable vehicles, if there is something to say. */
  priceComparison?: ReactNode
  /** What delivery costs (VDP-020). */
  delivery?: ReactNode
  /** The finance calculator and box (VDP-021). */
  finance?: ReactNode
  /** Caravans: whether the shopper's vehicle can tow it. */
  towMatch?: ReactNode
}

/** The text of the page, in the order a buyer asks. */
export function VehicleSections({
  view,
  enquiry,
  priceComparison,
  delivery,
  finance,
  towMatch,
  hasKeyInformation,
}: ReadingParts & { hasKeyInformation: boolean }) {
  return (
    <div className="min-w-0 text-ink">
      {hasKeyInformation ? (
        <Section id="key-information" heading="Key information">
          <KeyInformation facts={view.keyFacts} />
        </Section>
      ) : null}
      <InfoTabs tabs={view.tabs} comments={view.comments} />
      <Section id="details" heading="Details">
        <FactList facts={view.details} />
      </Section>
      {priceComparison ? (
        <Section id="price-comparison" heading="Price comparison">
          {priceComparison}
        </Section>
      ) : null}
      {view.used.length > 0 ? (
        <Section id="used" heading="About this used vehicle">
          <FactList facts={view.used} />
          {view.historyReportUrl ? (
            <Button
              href={view.historyReportUrl}
              target="_blank"
              rel="noreferrer"
              data-tell="history_report"
              variant="quiet"
              className="mt-3 underline"
            >
              Open the history report
            </Button>
          ) : null}
        </Section>
      ) : null}
      {view.plugins.analysis ? (
        <Section id="car-analysis" heading="Car Analysis">
          <FactList facts={view.plugins.analysis} />
        </Section>
      ) : null}
      {view.plugins.ppsr ? (
        <Section id="ppsr-report" heading="PPSR Report">
          <PpsrReport guide={view.plugins.ppsr} />
        </Section>
      ) : null}
      {view.specifications.length > 0 ? (
        <Section id="specifications" heading="Specifications">
          <div className="flex flex-col gap-8">
            {view.specifications.map((group) => (
              <div key={group.heading}>
                <h3 className="mb-1 font-semibold">{group.heading}</h3>
                <FactList facts={group.facts} />
              </div>
            ))}
          </div>
        </Section>
      ) : null}
      {towMatch ? (
        <Section id="tow-match" heading="Can my vehicle tow it?">
          {towMatch}
        </Section>
      ) : null}
      {finance ? (
        <Section id="finance-calculator" heading="Finance">
          {finance}
        </Section>
      ) : null}
      {view.fuel ? (
        <Section id="fuel" heading="Fuel cost">
          <FuelCalculator consumption={view.fuel.consumption} />
        </Section>
      ) : null}
      {delivery ? (
        <Section id="delivery" heading="Delivery">
          {delivery}
        </Section>
      ) : null}
      {enquiry}
      <Section id="share-this" heading="Share">
        <ShareRow links={view.share} url={view.url} name={view.titleText} />
      </Section>
      {view.disclaimer ? (
        <p className="max-w-prose border-t border-line pt-6 pb-10 text-sm text-ink-muted">
          {view.disclaimer}
        </p>
      ) : null}
    </div>
  )
}
