import type { DeliveryState } from '../delivery/delivery-state.ts'
import { toSheet } from '../lead-sheet.ts'

/** A withdrawn consent and one receiver told of it; null where nobody had to be told, or the person was erased. */
export type Withdrawal = {
  at: string
  siteSlug: string
  /** The same for one address, and not reversible. */
  personKey: string
  name: string | null
  email: string | null
  reference: string | null
  channel: string
  text: string
  textVersion: string
  told: string | null
  state: DeliveryState | null
  toldAt: string | null
}

const COLUMNS: [string, (row: Withdrawal) => string | null][] = [
  ['withdrawn_at', ({ at }) => at],
  ['site', ({ siteSlug }) => siteSlug],
  ['email', ({ email }) => email],
  ['name', ({ name }) => name],
  ['reference', ({ reference }) => reference],
  ['person_key', ({ personKey }) => personKey],
  ['channel', ({ channel }) => channel],
  ['text_version', ({ textVersion }) => textVersion],
  ['text', ({ text }) => text],
  ['told', ({ told }) => told],
  ['told_state', ({ state }) => state],
  ['told_at', ({ toldAt }) => toldAt],
]

/** Withdrawals as CSV, for the dealer's own mailing lists and as evidence (Spam Act 2003 s 18). */
export function withdrawalSheet(rows: readonly Withdrawal[]): string {
  return toSheet([COLUMNS.map(([name]) => name), ...rows.map((row) => COLUMNS.map(([, read]) => read(row)))])
}

/** One withdrawal on a line for a person at a terminal. */
export function withdrawalLine({
  at,
  siteSlug,
  email,
  personKey,
  channel,
  told,
  state,
  toldAt,
}: Withdrawal): string {
  const who = email || `person ${personKey.slice(0, 8)}`
  const heard = told ? `${told} ${toldAt ? `told ${toldAt}` : (state ?? '')}` : 'nobody had to be told'
  return [at, siteSlug, who, channel, heard].join('  ')
}
