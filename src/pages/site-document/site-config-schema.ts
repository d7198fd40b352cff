import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { toId } from '#src/shared/domain/ids.ts'
import type { SiteConfig, SiteDealership, SiteLocation } from '#src/features/sites/domain/site-config.ts'
import {
  defaultFooter,
  defaultHome,
  defaultMenu,
  defaultStockNoun,
} from '#src/features/sites/domain/document/site-defaults.ts'
import { mistakesBetweenSettings } from './document-rules.ts'
import {
  type DocumentMistake,
  toMistakes,
} from '#src/features/sites/domain/document/document-mistake-schema.ts'
import { type ReadSiteDocument, siteDocument } from './site-document-schema.ts'

/**
 * Reads a partial site document: checks every setting and fills every default (DATA-028). All mistakes are
 * returned at once, each with its path and how to fix it. The input is hostile: any JSON value.
 */
export function parseSiteDocument(document: unknown): Result<SiteConfig, DocumentMistake[]> {
  const read = siteDocument.safeParse(document)
  if (!read.success) return fail(toMistakes(read.error.issues, document, siteDocument))
  const mistakes = mistakesBetweenSettings(read.data)
  return mistakes.length > 0 ? fail(mistakes) : ok(toSiteConfig(read.data))
}

/** Fills the values that depend on each other. */
function toSiteConfig(read: ReadSiteDocument): SiteConfig {
  const { $schema: _, specialHours, theme, search, vehicle, ...rest } = read
  return {
    ...rest,
    title: read.title ?? read.name,
    description:
      read.description ?? `New, demonstrator and used ${defaultStockNoun(read).many} at ${read.name}.`,
    theme: { ...theme, wordmark: theme.wordmark ?? read.name.slice(0, 40) },
    dealerships: read.dealerships.map(toDealership),
    locations: read.locations.map((location, index) => toLocation(read, location, index)),
    menu: read.menu ?? defaultMenu(read),
    footer: read.footer ?? defaultFooter(read),
    home: read.home ?? defaultHome(read),
    search: { ...search, stockNoun: search.stockNoun ?? defaultStockNoun(read) },
    vehicle: withoutUndefined(vehicle) as SiteConfig['vehicle'],
  }
}

function toDealership({ slug, legalName, ...rest }: ReadSiteDocument['dealerships'][number]): SiteDealership {
  return { id: toId('dealership', slug), slug, ...rest, legalName: legalName ?? rest.name }
}

function toLocation(
  read: ReadSiteDocument,
  location: ReadSiteDocument['locations'][number],
  index: number,
): SiteLocation {
  const { dealership, isPrimary, hours, specialHours, address, ...rest } = location
  const id = toId('location', location.slug)
  const kept = read.specialHours.filter((entry) => entry.location === id || entry.location === location.slug)
  const isDefaultPrimary = index === 0 && !read.locations.some((other) => other.isPrimary)
  return {
    id,
    ...rest,
    address: { ...address, state: address.state ?? read.state },
    isPrimary: isPrimary ?? isDefaultPrimary,
    dealershipId: toId('dealership', dealership ?? read.dealerships[0]?.slug ?? ''),
    hours: withoutUndefined(hours),
    specialHours: [...specialHours, ...kept.map(({ location: _, ...entry }) => entry)],
  }
}

/** The same settings without undefined keys, which JSON would drop as well. */
function withoutUndefined<T extends object>(settings: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>
  }
}
