import { setCookies } from '#src/app/set-cookies.ts'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { FinanceSideCard } from '#src/features/leads/ui/form-page/finance-side-card.tsx'
import { loadFinanceForm } from '#src/pages/leads/finance-facts.ts'
import { financeHref } from '#src/features/sites/domain/finance/finance-link.ts'
import { readPageContext } from '#src/app/page-context.ts'
import { deferred } from '#src/ui/deferred.tsx'
import { firstStep, stepsFacts } from '#src/features/finance/domain/quote/steps-facts.ts'
import { stepAction } from './finance-quote-action.ts'

const FinanceSteps = deferred(() =>
  import('#src/features/finance/ui/popup/finance-steps.tsx').then((module) => module.FinanceSteps),
)

/**
 * `/finance-quote`: the four steps of the popup as a page, with the query parameters of the finance page
 * (FIN-002 to FIN-005, FIN-007). A site without the steps or without a lender redirects to its finance link.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = readPageContext(context)
  const { site, services } = page
  if (!site.config.features.finance_popup || !services.finance.hasLender(site))
    return redirect(financeHref(site.config), 302)
  const query = new URL(request.url).searchParams
  const { form, vehicle } = await loadFinanceForm(page, query)
  return data({
    card: form.car,
    facts: stepsFacts(site.config, { vehicle, query }),
    initial: firstStep(query),
    siteName: site.config.name,
    url: `${site.origin}/finance-quote`,
  })
}

/** One step of the form without scripts. */
export async function action({ context, request }: ActionFunctionArgs) {
  const page = readPageContext(context)
  const { site, services } = page
  if (!site.config.features.finance_popup || !services.finance.hasLender(site))
    return redirect(financeHref(site.config), 302)
  const query = new URL(request.url).searchParams
  const { vehicle } = await loadFinanceForm(page, query)
  const facts = stepsFacts(site.config, { vehicle, query })
  const { state, cookies } = await stepAction({ page, request, facts })
  const isRefused = state.problem !== null || Object.keys(state.errors).length > 0
  return data(state, {
    status: isRefused ? 422 : 200,
    headers: setCookies(cookies),
  })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData && 'url' in loaderData
    ? [
        { title: `Finance in four steps | ${loaderData.siteName}` },
        { name: 'description', content: 'A quote with its rates, then your application with the lender.' },
        { name: 'robots', content: 'noindex' },
        { tagName: 'link', rel: 'canonical', href: loaderData.url },
      ]
    : []

export default function FinanceQuotePage() {
  const { card, facts, initial } = useLoaderData<typeof loader>()
  const moved = useActionData<typeof action>()
  const state = moved ?? initial
  return (
    <main id="main">
      <div className="container-page section-space">
        <div className="mx-auto max-w-2xl">
          <h1 className="display-lg mb-8 text-ink">Finance in four steps</h1>
          {card ? <FinanceSideCard car={card} /> : null}
          <FinanceSteps key={moved ? 'moved' : 'first'} facts={facts} initial={state} />
        </div>
      </div>
    </main>
  )
}
