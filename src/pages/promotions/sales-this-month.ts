import type { LoaderFunctionArgs } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'

/**
 * `/sales-this-month`: the counter as JSON, `{ sales }`; null if the site shows none (PAGE-036, PAGE-037).
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { site, services } = readPageContext(context)
  return Response.json(
    { sales: await services.promotions.salesThisMonth(site) },
    { headers: { 'cache-control': 'no-store' } },
  )
}
