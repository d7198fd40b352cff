type PricedService = { name: string; text: string | null; price: string }

/** What can be booked and what it costs; each leads to the form with itself chosen. */
export function ServicePrices({
  services,
  hrefOf,
}: {
  services: PricedService[]
  hrefOf: (name: string) => string
}) {
  return (
    <section aria-labelledby="service-prices" className="mb-10">
      <h2 id="service-prices" className="display-lg mb-4 text-ink">
        Services and prices
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {services.map(({ name, text, price }) => (
          <li key={name} className="py-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <a
                href={hrefOf(name)}
                className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
              >
                {name}
              </a>
              <span className="font-medium text-ink tabular-nums">{price}</span>
            </div>
            {text ? <p className="text-ink-muted">{text}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
