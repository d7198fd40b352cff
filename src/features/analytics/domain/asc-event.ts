import { type AnalyticsEventName, analyticsEvent } from './analytics-event.ts'

/** A vehicle's facts under their ASC names (standards.md B2). Money is in whole dollars. */
export type AscItem = {
  item_id: string | null
  item_number: string | null
  item_price: number | null
  item_condition: string | null
  item_year: string | null
  item_make: string | null
  item_model: string | null
  item_variant: string | null
  item_color: string | null
  item_type: string | null
  item_category: string | null
  item_fuel_type: string | null
}

/** Where the event happened and on which vehicle, never who did it. `path` is a `publicPath`. */
export type AscFacts = {
  site: string
  siteName: string
  origin: string
  path: string
  pageType: string
  carId: string | null
  submissionId: string | null
  item: AscItem | null
}

/** One event as pages push it and vendors receive it. */
export type AscEvent = { name: string; parameters: Record<string, string | number> }

/**
 * Converts an event to ASC form (standards.md B2): the general event first, then any derived one. Only the
 * first carries the platform's name and number, so that it counts once. Values are lower case with
 * underscores, or `NA` where they do not apply.
 */
export function ascEvents(name: AnalyticsEventName, facts: AscFacts): AscEvent[] {
  const event = analyticsEvent(name)
  const shared = {
    event_owner: 'forecourt',
    page_type: facts.pageType,
    page_location: `${facts.origin}${facts.path}`,
    affiliation: 'forecourt',
    store_name: plain(facts.siteName),
    ...(facts.submissionId ? { submission_id: facts.submissionId } : {}),
    // Spread first for position, because vendors cut long lists, and again below so that these values win
    ...event.parameters,
    ...(facts.carId ? itemParameters(facts.item) : {}),
    ...event.parameters,
  }
  const own = {
    forecourt_event: name,
    ...(event.id === null ? {} : { forecourt_event_id: event.id }),
    site: facts.site,
    ...(facts.carId ? { car_id: facts.carId } : {}),
  }
  return event.asc.map((each, index) => ({
    name: each,
    parameters: index === 0 ? { ...own, ...shared } : shared,
  }))
}

const NO_ITEM: AscItem = {
  item_id: null,
  item_number: null,
  item_price: null,
  item_condition: null,
  item_year: null,
  item_make: null,
  item_model: null,
  item_variant: null,
  item_color: null,
  item_type: null,
  item_category: null,
  item_fuel_type: null,
}

function itemParameters(item: AscItem | null): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(item ?? NO_ITEM).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== 'item_id' && name !== 'item_number'
        ? plain(value)
        : (value ?? 'NA'),
    ]),
  )
}

function plain(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, '_').slice(0, 100) || 'NA'
}
