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
import { Icon } from '#src/ui/icon/icon.tsx'
import { type PageContext, readPageContext } from '#src/app/page-context.ts'
import { isSameOrigin, readPostedForm } from '#src/app/posted-form.ts'
import { ACCOUNT_ERRORS, accountError } from '#src/features/accounts/domain/accounts-errors.ts'
import { type Customer, mayKeepWatchlist } from '#src/features/accounts/domain/customer.ts'
import {
  readTargets,
  signInHref,
  signInWords,
  type SignInTargets,
} from '#src/features/accounts/domain/sign-in-address.ts'
import { CodeStep, PhoneStep, type SignInProblem } from '#src/features/accounts/ui/sign-in-steps.tsx'

type Typed = SignInProblem['values'] & { intent: string; code: string; car_id: string }

/** `/sign-in?type=&redirect=&back=` (ROUTE-049, AUTH-011, AUTH-012): the phone, then the code sent to it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { site, services } = readPageContext(context)
  const { searchParams } = new URL(request.url)
  const cookie = request.headers.get('cookie')
  const targets = readTargets((name) => searchParams.get(name))
  const customer = await services.accounts.findSignedIn(site, cookie)
  if (customer?.phone) throw redirect(targets.redirect)
  const isCodeStep = searchParams.get('step') === 'code'
  const challenge = services.accounts.readChallenge(site, cookie)
  const pending = isCodeStep && challenge ? await services.accounts.findPending(site, challenge) : null
  return {
    words: signInWords(targets.type),
    back: targets.back,
    restartHref: signInHref(targets),
    phone: pending?.phone ?? null,
    said: saidOf(isCodeStep && !pending, searchParams.get('signed-out')),
    // ERR-020: the carrier refused; the code field says so and Resend Code tries again.
    sendError: pending && searchParams.get('sent') === 'no' ? ACCOUNT_ERRORS.not_sent.message : null,
    siteName: site.config.name,
    privacyUrl: site.config.consent.privacyUrl,
  }
}

function saidOf(isOver: boolean, signedOut: string | null): string | null {
  if (isOver) return 'That code has expired. Ask for a new one here.'
  return signedOut === 'everywhere' ? 'You are signed out on every phone and computer, this one too.' : null
}

/**
 * Sends a code, sends it again, or checks it, all by plain forms so that it works without scripts. The save
 * form of a vehicle page comes here too: a signed-in customer keeps the vehicle at once, anybody else signs
 * in first (AUTH-005).
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const page = readPageContext(context)
  if (!isSameOrigin(request)) return refuse(accountError('cross_origin'), 'phone', null)
  const body = await readPostedForm(request)
  if (!body.ok) return refuse(accountError('invalid_body'), 'phone', null)
  const typed = readTyped(body.value)
  const { searchParams } = new URL(request.url)
  const targets = readTargets((name) => searchParams.get(name))
  const cookie = request.headers.get('cookie')
  const { accounts } = page.services
  if (typed.intent === 'save') return saved(page, { cookie, carId: typed.car_id, targets })
  const challenge = accounts.readChallenge(page.site, cookie) ?? ''
  if (typed.intent === 'verify') {
    const signedIn = await accounts.signIn(page.site, { challenge, code: typed.code, cookie })
    if (!signedIn.ok) return refuse(signedIn.error, 'code', typed)
    const { customer, cookies } = signedIn.value
    const wished = await saveWish(page, customer, cookie)
    return redirect(targets.redirect, { status: 303, headers: setCookies([...cookies, ...wished]) })
  }
  const isResend = typed.intent === 'resend'
  const { address } = page
  const sent = isResend
    ? await accounts.resendCode(page.site, { challenge, address, cookie })
    : await accounts.sendCode(page.site, {
        phone: typed.phone,
        firstName: typed.first_name,
        lastName: typed.last_name,
        email: typed.email,
        purpose: 'sign_in',
        address,
        cookie,
      })
  if (!sent.ok) return refuse(sent.error, isResend ? 'code' : 'phone', typed)
  return redirect(codeStepHref(targets, sent.value.failure !== null), {
    status: 303,
    headers: setCookies([accounts.challengeCookie(page.site, sent.value.challenge)]),
  })
}

type SaveWish = { cookie: string | null; carId: string; targets: SignInTargets }

/** Saves the vehicle for the signed-in customer; anybody else signs in first, and it is saved then. */
async function saved({ site, services }: PageContext, { cookie, carId, targets }: SaveWish) {
  const customer = await services.accounts.findSignedIn(site, cookie)
  if (!mayKeepWatchlist(customer)) {
    const headers = setCookies([services.accounts.wishCookie(site, carId)])
    return redirect(signInHref(targets), { status: 303, headers })
  }
  const kept = await services.watchlist.save(site, { customer, carId: carId.slice(0, 80) })
  return redirect(kept.ok ? '/watchlist' : `/watchlist?problem=${kept.error.code}`, 303)
}

/** Saves what was to be saved before signing in; returns the Set-Cookie lines that forget it. */
async function saveWish({ site, services }: PageContext, customer: Customer, cookie: string | null) {
  const carId = services.accounts.readWish(site, cookie)
  if (!carId) return []
  // A vehicle sold meanwhile is simply not saved: its page says so
  if (mayKeepWatchlist(customer)) await services.watchlist.save(site, { customer, carId })
  return [services.accounts.wishCookie(site, null)]
}

function codeStepHref(targets: SignInTargets, isFailed: boolean): string {
  return `${signInHref(targets)}&step=code${isFailed ? '&sent=no' : ''}`
}

type Refusal = { status: number; message: string }

function refuse({ status, message }: Refusal, field: SignInProblem['field'], typed: Typed | null) {
  const { phone = '', first_name = '', last_name = '', email = '' } = typed ?? {}
  const problem: SignInProblem = { field, message, values: { phone, first_name, last_name, email } }
  return data(problem, { status })
}

function readTyped(body: Record<string, unknown>): Typed {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name].slice(0, 300) : '')
  return {
    intent: text('intent'),
    code: text('code'),
    car_id: text('car_id'),
    phone: text('phone'),
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.words.heading ?? 'Sign in'} | ${loaderData?.siteName ?? ''}` },
  { name: 'robots', content: 'noindex' },
]

const PROMISES = [
  'Saved vehicles on every device',
  'Your enquiries, test drives and offers in one place',
  'No password, and no marketing unless you ask for it',
]

export default function SignInPage() {
  const page = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>() ?? null
  return (
    <main id="main" className="bg-band">
      <div className="container-page grid gap-8 py-8 sm:py-12 lg:min-h-[38rem] lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:items-center lg:gap-20 lg:py-20">
        <div className="flex flex-col items-start gap-4 lg:gap-6">
          <a
            href={page.back}
            className="inline-flex min-h-11 items-center gap-2 text-sm text-ink-muted underline-offset-4 hover:text-ink hover:underline"
          >
            <Icon name="arrow" className="size-4 rotate-180" /> Back
          </a>
          <h1 className="display-xl">{page.words.heading}</h1>
          <p className="max-w-prose text-lg text-pretty text-ink-muted">{page.words.text}</p>
          <ul className="hidden flex-col gap-3 border-t border-line pt-6 lg:flex">
            {PROMISES.map((promise) => (
              <li key={promise} className="flex items-baseline gap-3">
                <span aria-hidden="true" className="size-1.5 shrink-0 self-center rounded-full bg-accent" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <section
          aria-label={page.phone ? 'Your code' : 'Your mobile'}
          className="w-full max-w-xl rounded-card border border-line bg-surface p-5 sm:p-8 lg:justify-self-end"
        >
          {page.phone ? (
            <CodeStep
              phone={page.phone}
              error={problem?.message ?? page.sendError}
              restartHref={page.restartHref}
            />
          ) : (
            <PhoneStep
              problem={problem}
              siteName={page.siteName}
              privacyUrl={page.privacyUrl}
              said={problem ? null : page.said}
            />
          )}
        </section>
      </div>
    </main>
  )
}
