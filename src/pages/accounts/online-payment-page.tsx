import { Button } from '#src/ui/button.tsx'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { Icon } from '#src/ui/icon/icon.tsx'
import { readPageContext } from '#src/app/page-context.ts'
import { PhoneLink } from '#src/ui/phone-link.tsx'
import { formatCents } from '#src/shared/domain/money.ts'
import { requireCustomer } from './signed-in.ts'

/** `/online-payment` (ROUTE-044): what the signed-in customer can pay now, never anyone else's payments. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = readPageContext(context)
  const customer = await requireCustomer(page, request)
  const { name, phones } = page.site.config
  return {
    payments: customer.phone
      ? await page.services.reservations.listOpenPayments(page.site, customer.phone)
      : [],
    siteName: name,
    phone: phones.main,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `Online payment | ${loaderData?.siteName ?? ''}` },
  { name: 'robots', content: 'noindex' },
]

export default function OnlinePaymentPage() {
  const { payments, siteName, phone } = useLoaderData<typeof loader>()
  return (
    <main id="main" data-own="" className="container-page section-space min-h-[60svh]">
      <div className="flex max-w-3xl flex-col gap-6">
        <a
          href="/my-garage"
          className="inline-flex min-h-11 items-center gap-2 self-start underline underline-offset-4"
        >
          <Icon name="arrow" className="size-4 rotate-180" /> My garage
        </a>
        <h1 className="display-xl">Online payment</h1>
        {payments.length > 0 ? (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {payments.map(({ reference, what, amountCents, href }) => (
              <li key={reference} className="flex flex-wrap items-center justify-between gap-4 p-5">
                <div>
                  <p className="font-semibold">{what}</p>
                  <p className="text-sm text-ink-muted">Reference {reference}</p>
                </div>
                <div className="flex items-center gap-5">
                  <p className="font-display text-2xl font-semibold tabular-nums">
                    {formatCents(amountCents)}
                  </p>
                  <Button href={href}>Pay</Button>
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <div className="rounded-card border border-line bg-surface p-5 sm:p-8">
            <p className="text-lg font-semibold">Nothing to pay.</p>
            <p className="mt-2 max-w-prose text-pretty text-ink-muted">
              A payment that {siteName} asks of you, such as a deposit, appears here. We never ask for money
              by text message, and never for your card number by phone.
            </p>
          </div>
        )}
        <p className="flex flex-wrap items-center gap-x-4 text-ink-muted">
          Expected something else? Call us: <PhoneLink phone={phone} />
        </p>
      </div>
    </main>
  )
}
