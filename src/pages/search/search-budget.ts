import { redirect } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import {
  BUDGET_DEFAULTS,
  budgetRange,
  parseBudgetAmount,
} from '#src/features/search/domain/budget/budget-estimate.ts'
import { estimateBudget } from '#src/features/search/domain/budget/estimate-budget.ts'
import { EMPTY_SEARCH_STATE } from '#src/features/search/domain/search-state.ts'
import { searchHref } from '#src/features/search/domain/url/search-address.ts'
import { basePath } from '#src/features/search/domain/url/search-path.ts'
import type { Route } from './+types/search-budget.ts'

/**
 * `/search-budget?repayment=&frequency=&deposit=`: the budget form without JavaScript, redirected to its
 * results (SRCH-046).
 */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { site, services } = readPageContext(context)
  const asked = new URL(request.url).searchParams
  const frequency = asked.get('frequency') === 'weekly' ? 'weekly' : 'monthly'
  const amount = (name: string, fallback: number) => parseBudgetAmount(asked.get(name) ?? String(fallback))
  const budget = {
    frequency,
    repayment: amount('repayment', BUDGET_DEFAULTS[frequency]),
    deposit: amount('deposit', BUDGET_DEFAULTS.deposit),
  } as const
  const answer = await services.search.searchStock(site, EMPTY_SEARCH_STATE)
  const { budgetEstimate, repayment } = site.config.search
  const price = budgetRange(
    estimateBudget(budget, { method: budgetEstimate, repayment }),
    answer.ok ? answer.value.facetStats.price?.max : undefined,
  )
  const base = basePath(site.config)
  return redirect(searchHref({ ...EMPTY_SEARCH_STATE, ranges: { price } }, base, base))
}
