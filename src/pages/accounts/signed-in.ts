import { redirect } from 'react-router'
import type { PageContext } from '#src/app/page-context.ts'
import type { Customer } from '#src/features/accounts/domain/customer.ts'
import { signInHref } from '#src/features/accounts/domain/sign-in-address.ts'

/**
 * The customer of a gated page. The gate comes first; should anybody get past it, this sends them to sign in
 * too.
 */
export async function requireCustomer(
  { site, services, path }: Pick<PageContext, 'site' | 'services' | 'path'>,
  request: Request,
): Promise<Customer> {
  const customer = await services.accounts.findSignedIn(site, request.headers.get('cookie'))
  if (!customer) throw redirect(signInHref({ type: 'my-garage', redirect: path, back: '/' }))
  return customer
}
