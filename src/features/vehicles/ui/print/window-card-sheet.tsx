import type { Fact } from '#src/features/vehicles/domain/facts/key-information.ts'
import type { WindowCard } from '#src/features/vehicles/domain/print/window-card.ts'
import type { QrCode } from '#src/features/vehicles/domain/print/qr-code.ts'
import { VehiclePicture } from '#src/ui/picture/vehicle-picture.tsx'

type WindowCardSheetProps = { card: WindowCard; qr: QrCode }

/** Facts next to the photograph; the rest go in a row below the price. */
const FACTS_BESIDE = 4

/** The sheet itself: one A4 page to be read through a windscreen (ROUTE-004). */
export function WindowCardSheet({ card, qr }: WindowCardSheetProps) {
  return (
    <div className="window-card-frame">
      <article className="window-card">
        <header className="window-card-band">
          <p>{card.siteName}</p>
          <p>{card.condition}</p>
        </header>
        <div className="window-card-title">
          <h1>{card.title.main}</h1>
          {card.title.detail ? <p>{card.title.detail}</p> : null}
        </div>
        <div className="window-card-hero">
          <div className="window-card-photo">
            {card.photo ? (
              <VehiclePicture
                url={card.photo.url}
                alt={card.photo.alt}
                priority="high"
                sizes="36rem"
                width={960}
              />
            ) : (
              <p>Photographs are coming</p>
            )}
          </div>
          <div className="window-card-side">
            <svg
              viewBox={`4 4 ${qr.size - 8} ${qr.size - 8}`}
              role="img"
              aria-label={`QR code of ${card.url}`}
            >
              <path d={qr.path} />
            </svg>
            <p>Scan for photos and details</p>
            <FactRows facts={card.facts.slice(0, FACTS_BESIDE)} />
          </div>
        </div>
        <Price card={card} />
        <div className="window-card-facts">
          <FactRows facts={card.facts.slice(FACTS_BESIDE)} />
        </div>
        {card.features.length > 0 ? (
          <section aria-label="Features">
            <ul className="window-card-features">
              {card.features.map((feature, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: feeds repeat features and the list never changes
                <li key={index}>{feature}</li>
              ))}
            </ul>
            {card.moreFeatures > 0 ? <p>and {card.moreFeatures} more on the vehicle’s page</p> : null}
          </section>
        ) : null}
        <Seller card={card} />
      </article>
    </div>
  )
}

function Price({ card }: { card: WindowCard }) {
  const { price } = card
  if (!price) return <p className="window-card-amount">{card.stateText}</p>
  return (
    <div>
      <p className="window-card-amount" data-kind={price.amountCents === null ? 'words' : 'number'}>
        {price.text}
        {price.suffix}
      </p>
      <p className="window-card-kind">
        {[price.label, price.wasText ? `was ${price.wasText}` : null, card.stateText]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {card.priceNote ? <p>{card.priceNote}</p> : null}
    </div>
  )
}

function FactRows({ facts }: { facts: Fact[] }) {
  return (
    <dl>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Seller({ card }: { card: WindowCard }) {
  const { seller, place } = card
  const names = seller
    ? [seller.name, seller.licence, seller.abn ? `ABN ${seller.abn}`.replaceAll(' ', '\u00a0') : null]
    : [card.siteName]
  return (
    <footer className="window-card-seller">
      <div>
        <p className="window-card-name">{names.filter(Boolean).join(' · ')}</p>
        {place ? (
          <p>
            {place.name}, {place.address}
          </p>
        ) : null}
        <p>{card.identity.map(({ label, value }) => `${label} ${value}`).join(' · ')}</p>
      </div>
      <div>
        {card.phone ? <p className="window-card-phone">{card.phone}</p> : null}
        <p>{card.urlText}</p>
      </div>
    </footer>
  )
}
