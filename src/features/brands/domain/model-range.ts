import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { toPathSlug } from '#src/shared/domain/address/path-slug.ts'
import { toCardFacts } from '#src/features/vehicles/domain/card/card-facts.ts'
import { toPriceDisplay, type PriceSettings } from '#src/features/vehicles/domain/price-display.ts'
import type { ModelEntry } from './brands-schema.ts'

export type RangeModel = {
  make: string
  name: string
  slug: string
  /** ROUTE-047: the model's page, or the address that overrides it. */
  href: string
  count: number
  picture: string | null
  bodies: string[]
  /** The lowest price in stock and what it includes; null if nothing in stock has a price. */
  from: FromPrice | null
}
export type FromPrice = { text: string; label: string }
/** One model of a site's range; `entry` is null if only the stock names it. */
export type KnownModel = { make: string; name: string; slug: string; entry: ModelEntry | null }

/** Prices that include more come first. One without government charges would look lower than it is. */
const KINDS = ['drive_away', 'estimated_drive_away', 'egc'] as const
const OF_KIND = (kind: string) => (document: StockDocument) => document.price_kind === kind

/**
 * Every model of a site, from its document and its stock, each with a unique slug (ROUTE-047): the model's
 * name, or make and model where two makes share the name.
 */
export function knownModels(
  entries: readonly ModelEntry[],
  inStock: readonly { make: string; model: string }[],
): KnownModel[] {
  const models = new Map<string, KnownModel>()
  for (const entry of entries)
    models.set(keyOf(entry.make, entry.name), {
      make: entry.make,
      name: entry.name,
      slug: entry.slug ?? toPathSlug(entry.name),
      entry,
    })
  for (const { make, model } of inStock) {
    const key = keyOf(make, model)
    if (!models.has(key)) models.set(key, { make, name: model, slug: toPathSlug(model), entry: null })
  }
  const bySlug = Map.groupBy(models.values(), ({ slug }) => slug)
  return [...models.values()]
    .filter(({ slug }) => slug !== '')
    .map((model) =>
      (bySlug.get(model.slug)?.length ?? 0) > 1 && !model.entry?.slug
        ? { ...model, slug: `${toPathSlug(model.make)}-${model.slug}` }
        : model,
    )
}

/** Where Explore model links: the model's own page, or its override (ROUTE-047). */
export function modelHref({ slug, entry }: Pick<KnownModel, 'slug' | 'entry'>): string {
  return entry?.overrideUrl ?? `/${slug}`
}

/** The model with its stock count, first picture and lowest price. Sold vehicles never count. */
export function toRangeModel(
  model: KnownModel,
  stock: readonly StockDocument[],
  settings: PriceSettings,
): RangeModel {
  const own = stock.filter((each) => isOfModel(each, model) && each.status !== 'sold')
  return {
    make: model.make,
    name: model.name,
    slug: model.slug,
    href: modelHref(model),
    count: own.length,
    picture: model.entry?.bannerImage ?? own.find(hasPicture)?.images[0]?.url ?? null,
    bodies: [...new Set(own.flatMap(({ body }) => body ?? []))].slice(0, 2),
    from: fromPrice(own, settings),
  }
}

/** Whether a vehicle is of this model, however its feed spells it. */
export function isOfModel(
  document: Pick<StockDocument, 'make' | 'model'>,
  model: { make: string; name: string },
): boolean {
  return keyOf(document.make, document.model) === keyOf(model.make, model.name)
}

/**
 * The lowest price available now, with its kind: drive-away prices if there are any, then estimated ones, then
 * those without government charges. Sold and reserved vehicles never count, nor does a price without a kind.
 */
export function fromPrice(stock: readonly StockDocument[], settings: PriceSettings): FromPrice | null {
  const open = stock.filter(({ status, reserved }) => status === 'in_stock' && !reserved)
  for (const kind of KINDS) {
    const prices = open.filter(OF_KIND(kind)).flatMap((document) => {
      const display = toPriceDisplay(toCardFacts(document), { ...settings, offersSubscriptions: false })
      return display.amountCents === null ? [] : [display]
    })
    const lowest = prices.reduce<(typeof prices)[number] | null>(
      (best, each) => (best === null || each.amountCents < best.amountCents ? each : best),
      null,
    )
    if (lowest) return { text: lowest.text, label: lowest.label }
  }
  return null
}

function hasPicture(document: StockDocument): boolean {
  return document.images.length > 0
}

function keyOf(make: string, model: string): string {
  return `${toPathSlug(make)} ${toPathSlug(model)}`
}
