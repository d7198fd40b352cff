import { type ActionFunctionArgs, redirect } from 'react-router'
import { readPageContext } from '#src/page-context.ts'
import { mayKeepWatchlist } from '#src/features/accounts/domain/customer.ts'
import { safePath } from '#src/features/accounts/domain/safe-path.ts'
import { signInHref } from '#src/features/accounts/domain/sign-in-address.ts'
import { isSameOrigin, readLeadBody } from '#src/features/leads/server/intake/lead-body.ts'

/** `/save-to-watchlist`: looking at it changes nothing. */
export function loader() {
  return redirect('/watchlist')
}

/** The save form of a vehicle page without scripts: saves, or leads to sign-in and from there back (AUTH-005). */
export async function action({ context, request }: ActionFunctionArgs) {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const { site, services } = readPageContext(context)
  const body = await readLeadBody(request)
  const text = (name: string) => (body.ok && typeof body.value[name] === 'string' ? body.value[name] : '')
  const from = safePath(text('from'))
  const customer = await services.accounts.findSignedIn(site, request.headers.get('cookie'))
  if (!mayKeepWatchlist(customer))
    return redirect(signInHref({ type: 'watchlist', redirect: from, back: from }), 303)
  const saved = await services.watchlist.save(site, { customer, carId: text('car_id').slice(0, 80) })
  return redirect(saved.ok ? '/watchlist' : `/watchlist?problem=${saved.error.code}`, 303)
}
