import { dateInWords } from '#src/shared/domain/calendar-date.ts'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import { oddsText } from './spin-wheel.ts'
import type { SpinToWin } from './spin-schema.ts'

type Promoter = Pick<SiteConfig, 'name' | 'dealerships' | 'locations'>
export type PrizeLine = {
  label: string
  detail: string
  odds: string
  quantity: number | null
  isWin: boolean
}

/** Every field of the wheel with its odds at the start and how many there are. */
export function prizeLines({ prizes }: Pick<SpinToWin, 'prizes'>): PrizeLine[] {
  return prizes.map((prize) => ({
    label: prize.label,
    detail: prize.detail,
    odds: oddsText(prizes, prize),
    quantity: prize.quantity,
    isWin: prize.isWin,
  }))
}

/** The promotion's terms: what its settings say in words, then the dealer's own (Australian trade promotion rules). */
export function spinTerms(spin: SpinToWin, promoter: Promoter): string[] {
  const [seller] = promoter.dealerships
  const place = promoter.locations.find(({ isPrimary }) => isPrimary)?.address
  const value = spin.totalPrizeValue.toLocaleString('en-AU')
  return [
    `The promoter is ${seller?.legalName ?? promoter.name}${seller?.abn ? `, ABN ${seller.abn}` : ''}${place ? `, ${place.street}, ${place.city} ${place.state} ${place.postcode}` : ''}.`,
    `The promotion starts on ${dateInWords(spin.start)} and ends on ${dateInWords(spin.end)}, both days included.`,
    `Entry is free and open to residents of ${listText(spin.states)} aged ${spin.minimumAge} or over. Nothing need be bought.`,
    'One spin for each person, identified by a code texted to their mobile. The promoter’s employees and their immediate families may not enter.',
    'The result is drawn at random by the promoter’s computer when the entry is sent; the wheel only shows it. Chances are those listed above; when all of one prize are won, its chance passes to the other fields.',
    `The prizes together are worth up to $${value}, including GST. A prize cannot be exchanged for cash.`,
    'A winner is notified on the page and by the email address or phone number given. A prize not claimed within 28 days is lost.',
    ...(spin.permits.length > 0
      ? [
          `Authorised under ${spin.permits.map(({ state, number }) => `${state} permit ${number}`).join(', ')}.`,
        ]
      : []),
    ...spin.terms,
  ]
}

/** `NSW, ACT and QLD`. */
export function listText(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
