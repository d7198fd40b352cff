import { Button } from '#src/ui/button.tsx'
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
import { MakeMark } from '#src/features/brands/ui/make-mark.tsx'
import { isSameOrigin, readPostedForm } from '#src/app/posted-form.ts'
import { basePath } from '#src/features/search/domain/url/search-path.ts'
import { stockCards } from '#src/pages/search/stock-cards.ts'
import { StockCard } from '#src/pages/vehicle/stock-card.tsx'
import { accountError } from '#src/features/accounts/domain/accounts-errors.ts'
import { type Customer, greetingName } from '#src/features/accounts/domain/customer.ts'
import { garageProfile, garageRow } from '#src/features/accounts/domain/garage-view.ts'
import {
  GarageRows,
  GarageSection,
  NothingYet,
  ProfileForm,
} from '#src/features/accounts/ui/garage-parts.tsx'
import { requireCustomer } from './signed-in.ts'

const SAVED_SHOWN = 3

/**
 * `/my-garage`, and `/my-garage/{brand slug}` for each brand of the site (ROUTE-045). The session tells whose
 * it is.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = readPageContext(context)
  const { site, services } = page
  const customer = await requireCustomer(page, request)
  const found = params.brand ? await services.brands.findBrand(site, params.brand) : null
  if (params.brand && !found) throw data('Not found', { status: 404 })
  const [saved, leads, brands] = await Promise.all([
    listSaved(page, customer),
    customer.phone === null ? [] : services.leads.listOwn(site, customer.phone),
    services.brands.listBrands(site),
  ])
  const { config } = site
  return {
    name: greetingName(customer),
    profile: garageProfile(customer),
    isSaved: new URL(request.url).searchParams.get('saved') === '1',
    saved,
    rows: leads.map((lead) => garageRow(lead, site)),
    brand: found && {
      make: found.brand.make,
      logoUrl: found.brand.logoUrl,
      href: `/brands/${found.brand.slug}`,
      count: found.count,
    },
    variants:
      brands.own.length > 1
        ? brands.own.map(({ name, href, logoUrl }) => toVariant(name, href, logoUrl))
        : [],
    searchPath: basePath(config).path,
    site: {
      slug: config.slug,
      name: config.name,
      email: config.email,
      privacyUrl: config.consent.privacyUrl,
    },
  }
}

function toVariant(name: string, href: string, logoUrl: string | null) {
  const slug = /^\/(?:brands\/)?([^/]+)/.exec(href)?.[1] ?? ''
  return { name, logoUrl, href: `/my-garage/${slug}` }
}

async function listSaved({ site, services, now }: PageContext, customer: Customer) {
  const entries = await services.watchlist.list(site, customer)
  const shown = await services.search.listByIds(
    site,
    entries.slice(0, SAVED_SHOWN).map(({ id }) => id),
  )
  return { count: entries.length, cards: await stockCards({ site, services, now }, shown) }
}

/** Saves the customer's own details, or ends the session, here and in the browser (AUTH-016). */
export async function action({ context, request }: ActionFunctionArgs) {
  const page = readPageContext(context)
  const customer = await requireCustomer(page, request)
  if (!isSameOrigin(request)) return refuse(accountError('cross_origin'))
  const body = await readPostedForm(request)
  if (!body.ok) return refuse(accountError('invalid_body'))
  if (body.value.intent === 'sign-out') return redirect('/', await signedOut(page, request))
  if (body.value.intent === 'sign-out-everywhere')
    return redirect(
      '/sign-in?signed-out=everywhere',
      leaving(await page.services.accounts.signOutEverywhere(page.site, customer)),
    )
  const text = (name: string) => (typeof body.value[name] === 'string' ? body.value[name].slice(0, 300) : '')
  const saved = await page.services.accounts.updateProfile(customer, {
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email'),
  })
  return saved.ok ? redirect(`${page.path}?saved=1#details`, 303) : refuse(saved.error)
}

async function signedOut({ site, services }: PageContext, request: Request): Promise<ResponseInit> {
  const cookies = await services.accounts.signOut(site, request.headers.get('cookie'))
  return leaving(cookies)
}

function leaving(cookies: string[]): ResponseInit {
  return { status: 303, headers: setCookies(cookies) }
}

function refuse({ status, message }: { status: number; message: string }) {
  return data({ message }, { status })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `My garage | ${loaderData?.site.name ?? ''}` },
  { name: 'robots', content: 'noindex' },
]

export default function MyGaragePage() {
  const page = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()
  const { name, brand, saved, rows, site } = page
  return (
    <main id="main" data-own="">
      <GarageHead name={name} brand={brand} variants={page.variants} />
      <div className="container-page section-space grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-x-24">
        <div className="flex min-w-0 flex-col gap-12">
          <GarageSection
            id="garage-saved"
            heading="Your watchlist"
            link={saved.count > 0 ? { label: `See all ${saved.count}`, href: '/watchlist' } : null}
          >
            {saved.count > 0 ? (
              <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
                {saved.cards.map((card) => (
                  <li key={card.id}>
                    <StockCard card={card} siteSlug={site.slug} priority="eager" layout="compact" />
                  </li>
                ))}
              </ul>
            ) : (
              <NothingYet
                text="Nothing saved yet. Save a vehicle on its page and it will be here for you, on every device."
                link={{ label: 'Browse stock', href: page.searchPath }}
              />
            )}
          </GarageSection>
          <GarageSection id="garage-sent" heading="Enquiries, test drives and offers">
            {rows.length > 0 ? (
              <GarageRows rows={rows} />
            ) : (
              <NothingYet
                text={`What you send to ${site.name} with this mobile number appears here.`}
                link={{ label: 'Ask us something', href: '/contact-us' }}
              />
            )}
          </GarageSection>
        </div>
        <aside aria-label="Your account" className="flex flex-col gap-8">
          <section
            id="details"
            aria-labelledby="garage-details"
            className="scroll-mt-24 rounded-card border border-line bg-surface p-5 sm:p-6"
          >
            <h2 id="garage-details" className="mb-4 font-display text-xl font-semibold">
              Your details
            </h2>
            <ProfileForm
              profile={page.profile}
              error={problem?.message ?? null}
              isSaved={page.isSaved && !problem}
            />
          </section>
          <AccountLinksList site={site} />
          <SignOutForm />
        </aside>
      </div>
    </main>
  )
}

/** Here, or on every phone and computer at once: two buttons of one form, so that both work without scripts. */
function SignOutForm() {
  return (
    <form method="post" className="flex flex-col gap-3">
      <Button type="submit" name="intent" value="sign-out" variant="secondary" className="w-full">
        Sign out
      </Button>
      <Button type="submit" name="intent" value="sign-out-everywhere" variant="secondary" className="w-full">
        Sign out everywhere
      </Button>
      <p className="text-sm text-pretty text-ink-muted">
        Everywhere: on every phone and computer where you are signed in here, including this one.
      </p>
    </form>
  )
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

/** The greeting on the night plane; on a brand's page in its name, with its logo. */
function GarageHead({ name, brand, variants }: Pick<Loaded, 'name' | 'brand' | 'variants'>) {
  return (
    <header className="on-night bg-night text-on-night">
      <div className="container-page flex flex-col gap-5 py-10 lg:py-16">
        <div className="flex items-center gap-5">
          {brand?.logoUrl ? (
            <MakeMark name={brand.make} logoUrl={brand.logoUrl} className="size-14 lg:size-20" />
          ) : null}
          <div>
            <p className="text-on-night-muted">{name ? `Welcome back, ${name}` : 'Welcome back'}</p>
            <h1 className="display-xl">{brand ? `My ${brand.make} garage` : 'My garage'}</h1>
          </div>
        </div>
        {brand ? (
          <p className="flex flex-wrap gap-x-8 gap-y-1">
            <a href={brand.href} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {brand.make} models and offers
            </a>
            <a href="/my-garage" className="inline-flex min-h-11 items-center underline underline-offset-4">
              All of my garage
            </a>
          </p>
        ) : null}
        {!brand && variants.length > 0 ? (
          <ul aria-label="My garage by brand" className="flex flex-wrap gap-2">
            {variants.map((variant) => (
              <li key={variant.href}>
                <a
                  href={variant.href}
                  className="inline-flex min-h-11 items-center gap-2 rounded-full border border-current/40 px-4 text-sm hover:border-current"
                >
                  {variant.logoUrl ? (
                    <MakeMark name={variant.name} logoUrl={variant.logoUrl} className="size-5" />
                  ) : null}
                  {variant.name}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </header>
  )
}

function AccountLinksList({ site }: { site: Loaded['site'] }) {
  const links = [
    { label: 'Payments', href: '/online-payment' },
    { label: 'What you agreed to', href: '/consent' },
    { label: 'Privacy policy', href: site.privacyUrl },
  ]
  return (
    <div>
      <ul className="divide-y divide-line border-y border-line">
        {links.map(({ label, href }) => (
          <li key={label}>
            <a
              href={href}
              className="flex min-h-12 items-center justify-between underline-offset-4 hover:underline"
            >
              {label} <Icon name="arrow" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-pretty text-ink-muted">
        To close your account or see all we hold, write to{' '}
        <a href={`mailto:${site.email}`} className="break-words text-ink underline underline-offset-2">
          {site.email}
        </a>
        .
      </p>
    </div>
  )
}
