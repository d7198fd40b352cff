import { type ActionFunctionArgs, redirect } from 'react-router'
import { readPageContext } from '#src/page-context.ts'
import { isSameOrigin } from '#src/features/leads/server/intake/lead-body.ts'

/** `/sign-out`: looking at it changes nothing. */
export function loader() {
  return redirect('/')
}

/** Ends the session, here and in the browser (AUTH-016). */
export async function action({ context, request }: ActionFunctionArgs) {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const { site, services } = readPageContext(context)
  const cookies = await services.accounts.signOut(site, request.headers.get('cookie'))
  return redirect('/', {
    status: 303,
    headers: cookies.map((line): [string, string] => ['set-cookie', line]),
  })
}
