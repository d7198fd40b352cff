import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import { endedLink, linkStatus } from '#src/features/sites/domain/ended-link.ts'
import { readPageContext } from '#src/app/page-context.ts'
import { AU_STATE_TIME_ZONE } from '#src/shared/domain/au-state.ts'
import { answerText, answerTime } from '#src/features/leads/domain/consent/answer-words.ts'
import { isSameOrigin, readPostedForm } from '#src/app/posted-form.ts'

/**
 * `/consent/{reference}/{signature}` from a mail, or `/consent` alone, which explains where to find the link.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { site, services } = readPageContext(context)
  const link = linkOf(params)
  const view = link && (await services.consents.open(site, link))
  const ended = link && !view ? endedLink(await services.consents.stateOf(site, link), site.config) : null
  const page = {
    view,
    answers:
      view?.answers.map((answer) => ({
        at: answer.at,
        when: answerTime(answer, AU_STATE_TIME_ZONE[site.config.state]),
        said: answerText(answer),
      })) ?? [],
    isWrongLink: ended !== null,
    siteName: site.config.name,
    email: site.config.email,
    privacyUrl: site.config.consent.privacyUrl,
  }
  return data(page, {
    status: linkStatus(ended?.state ?? 'good'),
    headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' },
  })
}

/** Keeps the loader's no-store on the page itself. */
export function headers({ loaderHeaders }: { loaderHeaders: Headers }) {
  return loaderHeaders
}

/**
 * The page's own buttons, and a mail program's one-click unsubscribe (RFC 8058), which comes without a
 * browser.
 */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const { site, services } = readPageContext(context)
  const link = linkOf(params)
  const body = await readPostedForm(request)
  if (!link || !body.ok) return new Response(null, { status: 400 })
  const isOneClick = body.value['List-Unsubscribe'] === 'One-Click'
  if (!isOneClick && !isSameOrigin(request)) return new Response(null, { status: 403 })
  const isKnown = await services.consents.answer(site, link, {
    granted: !isOneClick && body.value.marketing === 'yes',
    channel: isOneClick ? 'one_click' : 'consent_page',
  })
  if (!isKnown) return new Response(null, { status: 404 })
  return isOneClick ? new Response(null, { status: 200 }) : redirect(new URL(request.url).pathname, 303)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `Your consent | ${loaderData?.siteName ?? ''}` },
  { name: 'robots', content: 'noindex' },
]

export default function ConsentPage() {
  const { view, isWrongLink, siteName, email, privacyUrl, answers } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 py-12 md:py-20">
      <h1 className="display-lg text-ink">What you agreed to</h1>
      {view ? (
        <>
          <p className="text-lg text-ink">
            {view.mayMarket
              ? `${siteName} may send offers and news to ${view.email}.`
              : `${siteName} does not send offers or news to ${view.email}.`}
          </p>
          <form method="post">
            <input type="hidden" name="marketing" value={view.mayMarket ? 'no' : 'yes'} />
            <button type="submit" className={view.mayMarket ? 'button-primary' : 'button-secondary'}>
              {view.mayMarket ? 'Stop offers and news' : 'Send me offers and news'}
            </button>
            {view.mayMarket ? null : <p className="mt-3 text-sm text-ink-muted">{view.label}</p>}
          </form>
          <section aria-labelledby="answers" className="flex flex-col gap-2">
            <h2 id="answers" className="font-display text-xl font-semibold text-ink">
              Your answers so far
            </h2>
            <ul className="flex flex-col gap-2">
              {answers.map(({ at, when, said }) => (
                <li key={`${at}${said}`} className="border-t border-line pt-2 text-ink">
                  {when}: {said}
                </li>
              ))}
            </ul>
          </section>
        </>
      ) : (
        <p className="text-lg text-ink">
          {isWrongLink ? 'This link is no longer valid.' : ''}
          Every email we send you ends with a link to this page, where you can see what you agreed to and
          withdraw it with one press. Without it, write to us: we stop offers and news within five working
          days.
        </p>
      )}
      <p className="text-ink-muted">
        To see, correct or erase what we hold about you, write to{' '}
        <a href={`mailto:${email}`} className="font-medium text-ink underline underline-offset-4">
          {email}
        </a>
        . Our{' '}
        <a href={privacyUrl} className="font-medium text-ink underline underline-offset-4">
          privacy policy
        </a>{' '}
        says how long it takes.
      </p>
    </main>
  )
}

function linkOf(params: { reference?: string | undefined; signature?: string | undefined }) {
  const { reference, signature } = params
  return reference && signature ? { reference, signature } : null
}
