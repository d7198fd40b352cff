import { type ActionFunctionArgs, data } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { enquiryAction } from './enquiry-action.ts'

/** The action of a page with a form, for browsers without scripts. */
export async function formAction({ context, request }: ActionFunctionArgs) {
  const { site, services, now, address, onFault } = readPageContext(context)
  const answer = await enquiryAction({ ...services, site, request, now, address, onFault })
  return answer instanceof Response ? answer : data(answer.data, answer)
}

/** Keeps the loader's no-store on the page itself. */
export function loaderHeaders({ loaderHeaders: own }: { loaderHeaders: Headers }): Headers {
  return own
}
