import { telHref } from '#src/shared/domain/phone/tel-href.ts'
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import { readPageContext } from '#src/app/page-context.ts'
import type { LeadReceipt } from '#src/features/leads/server/lead-service.ts'

/** The receipt of a lead by `?ref=`: read again each time, as its delivery progresses (ROUTE-005). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site, services } = readPageContext(context)
  const reference = new URL(request.url).searchParams.get('ref') ?? ''
  const receipt = await services.leads.receipt(site, reference)
  const facts = { siteName: site.config.name, sitePhone: site.config.phones.main, receipt, reference }
  const isUnknown = reference !== '' && receipt === null
  return data(facts, {
    status: isUnknown ? 404 : 200,
    headers: { 'cache-control': 'private, no-store' },
  })
}

/** Keeps the loader's no-store on the page itself. */
export function headers({ loaderHeaders }: { loaderHeaders: Headers }) {
  return loaderHeaders
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  {
    title: `${loaderData?.receipt ? 'Thank you' : 'No form was found'} | ${loaderData?.siteName ?? ''}`,
  },
  { name: 'robots', content: 'noindex' },
]

/** What happens after a form: it arrived, its reference, who calls back, and a way to call now (LEAD-012). */
export default function SuccessPage() {
  const { receipt, siteName, sitePhone, reference } = useLoaderData<typeof loader>()
  const phone = receipt?.phone ?? sitePhone
  return (
    <main id="main" className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 py-12 md:py-20">
      <h1 className="text-3xl font-semibold tracking-tight text-balance text-ink md:text-4xl">
        {headingOf(receipt)}
      </h1>
      {receipt ? <ReceiptFacts receipt={receipt} siteName={siteName} /> : null}
      <section aria-labelledby={receipt ? 'next' : undefined} className="flex flex-col gap-2 text-ink">
        {receipt ? (
          <>
            <h2 id="next" className="text-xl font-semibold">
              What happens next
            </h2>
            <p>
              {receipt.drive
                ? 'We email it to you as a calendar entry, with a link to change or cancel it.'
                : receipt.words.next}
            </p>
          </>
        ) : (
          <p>
            {reference
              ? 'We have no form with that reference on this site. Please check the reference in your email, or call us.'
              : 'This page shows what happened to a form once it has been sent.'}
          </p>
        )}
        <p>
          {receipt ? 'In a hurry? Call' : 'You can call us on'}{' '}
          <a href={telHref(phone)} className="font-semibold underline underline-offset-2">
            {formatAuPhone(phone)}
          </a>
          {receipt ? ` and give the reference ${receipt.reference}.` : '.'}
        </p>
      </section>
      <p>
        <a
          href={receipt?.vehicle ? `/cars/${receipt.vehicle.slug}` : '/'}
          className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-2"
        >
          {receipt?.vehicle ? 'Back to the vehicle' : 'Back to the home page'}
        </a>
      </p>
    </main>
  )
}

function headingOf(receipt: LeadReceipt | null): string {
  if (!receipt) return 'There is no form to show here'
  return receipt.drive
    ? `Thank you. Your ${receipt.about.toLowerCase()} is booked.`
    : `Thank you. ${receipt.words.receipt}.`
}

function ReceiptFacts({ receipt, siteName }: { receipt: LeadReceipt; siteName: string }) {
  const facts = [
    ['Reference', receipt.reference],
    ['About', receipt.vehicle ? `${receipt.about}: ${receipt.vehicle.name}` : receipt.about],
    ...(receipt.drive ? [[receipt.about, receipt.drive]] : []),
    ...(receipt.service
      ? [
          ['Service', receipt.service.name],
          ['Price', receipt.service.price],
        ]
      : []),
    ...(receipt.hasCv ? [['Your CV', 'Received with your application']] : []),
    ['Sent to', receipt.locationName ?? siteName],
    ['Status', receipt.isDelivered ? 'Delivered' : 'Received, on its way'],
  ]
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-5 text-ink">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
