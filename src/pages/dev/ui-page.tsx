import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { CARD_LAYOUTS } from '#src/features/vehicles/domain/card/card-layout.ts'
import { toCardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon, ICON_NAMES } from '#src/ui/icon/icon.tsx'
import '#src/features/vehicles/ui/vehicle-page.css'
import { CardStates } from './card-states.tsx'
import { drawParts } from './draw-parts.tsx'
import { FormStates } from './form-states.tsx'
import { OverStates } from './over-states.tsx'
import { CodeStates, EndState, isEnd, PageStates } from './page-states.tsx'
import { Shelf } from './shelf.tsx'

/**
 * `/dev/ui`: every primitive and the card in all states, drawn with this site's template; `?link=ended` is
 * the page of a link that has ended. A production site has no such page.
 */
export async function loader({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>) {
  const { site, services, now, isProduction } = readPageContext(context)
  if (isProduction) throw data('Not found', { status: 404 })
  const [document] = await services.search.listByFilter(site, {
    filter: 'status = in_stock AND reserved = false AND photos_count > 3',
    limit: 1,
  })
  const { slug, name, theme } = site.config
  const card = document ? toCardView(document, site, now) : null
  const link = new URL(request.url).searchParams.get('link')
  return data(
    {
      template: theme.template,
      siteName: name,
      siteSlug: slug,
      layout: CARD_LAYOUTS[theme.template],
      end: isEnd(link) ? link : null,
      card,
      drawn: drawParts(card, slug),
    },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `UI catalogue: ${loaderData?.template ?? 'a template'} | ${loaderData?.siteName ?? 'Forecourt'}` },
  { name: 'robots', content: 'noindex' },
]

export default function UiPage() {
  const { template, card, drawn, siteName, siteSlug, layout, end } = useLoaderData<typeof loader>()
  if (end) return <EndState end={end} siteName={siteName} />
  return (
    <main id="main" className="container-page flex flex-col gap-12 py-10">
      <div>
        <h1 className="display-lg text-ink">UI catalogue: {template}</h1>
        <p className="mt-2 text-ink-muted">
          What pages are made of, in every state. Not part of a production site.
        </p>
      </div>
      <ButtonStates />
      <FormStates />
      <Drawn html={drawn.choices} />
      <PageStates />
      <CodeStates />
      <OverStates />
      <Drawn html={drawn.lists} />
      <Shelf heading="Icons">
        <ul className="flex flex-wrap gap-4">
          {ICON_NAMES.map((name) => (
            <Named key={name} name={name}>
              <Icon name={name} />
            </Named>
          ))}
        </ul>
      </Shelf>
      {card ? <CardStates card={card} siteSlug={siteSlug} layout={layout} /> : null}
    </main>
  )
}

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const
const SIZES = ['small', 'normal', 'large'] as const

function ButtonStates() {
  return (
    <Shelf heading="Buttons">
      {VARIANTS.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
          <Button variant={variant} href="#main">
            {variant} link
          </Button>
          <Button variant={variant} isBusy>
            {variant} busy
          </Button>
          <Button variant={variant} disabled>
            {variant} disabled
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button>
          <Icon name="phone" /> With an icon
        </Button>
        <Button variant="secondary" className="max-w-xs">
          Long words on a button wrap onto a second line and stay in its middle
        </Button>
      </div>
    </Shelf>
  )
}

function Drawn({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has just drawn
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
}

function Named({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <li className="flex w-24 flex-col items-center gap-1 text-center text-xs text-ink-muted">
      {children}
      {name}
    </li>
  )
}
