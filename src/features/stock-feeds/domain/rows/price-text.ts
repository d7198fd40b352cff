import type { PriceKind } from '#src/features/vehicles/domain/vehicle.ts'
import { quotedText } from '#src/shared/domain/text/quoted-text.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { parseNumber } from './cell.ts'

/** Dollars as written, and the kind given by the words next to them; a null amount for none or "POA". */
export type PriceText = { amount: number | null; kind: Exclude<PriceKind, 'on_application'> | null }

const CHARGES = String.raw`(?:orc|on[\s-]*roads?(?:\s*costs?)?|gov[a-z']*\.?(?:\s*(?:charges?|costs?|fees?))?|gc)`
const ESTIMATED = /\best(?:imated|\.)?\s*(?:drive\s*-?\s*away|d\s*\/?\s*a\b|dap\b)/g
const EXCLUDING = new RegExp(
  String.raw`(?:\+|\bplus\b|\bexcl?(?:uding|usive)?\b\.?|\bex\b\.?|\bbefore\b)\s*(?:of\s*)?${CHARGES}(?![a-z])|\be\.?g\.?c\b\.?`,
  'g',
)
const DRIVE_AWAY = new RegExp(
  String.raw`\bdrive\s*-?\s*away\b|\bd\s*\/\s*a\b|\bdap?\b|\bno more to pay\b|\binc(?:l(?:uding|usive)?)?\.?\s*(?:of\s*)?${CHARGES}(?![a-z])`,
  'g',
)
/** Advertising words and marks that change neither amount nor kind; a star points to fine print. */
const NOISE =
  /\b(?:now|only|from|price|sale|special|firm|neg(?:otiable)?|o\.?n\.?o|aud|inc(?:l|\.)?\s*gst|gst\s*inc(?:l)?)\b\.?|[*^#†‡!]|\(\s*\)/g

/** Longer text is an advertisement. Also keeps the patterns fast. */
const PRICE_TEXT_MAX = 100

/**
 * Reads a price as Australian dealers write it: `$12,590*`, `40,990 DA`, `$38,990 + ORC`, `45990 EGC`, `POA`.
 * Fails for anything else, including two amounts or contradictory words, because an unreadable price must not
 * become "no price".
 */
export function readPriceText(text: string): Result<PriceText, string> {
  const shown = quotedText(text)
  if (text.length > PRICE_TEXT_MAX) return fail(`is not a price: '${shown}'`)
  const bare = parseNumber(text)
  if (bare.ok) return ok({ amount: bare.value, kind: null })
  const found: PriceText['kind'][] = []
  let rest = text.toLowerCase()
  const take = (pattern: RegExp, kind: PriceText['kind']) => {
    const without = rest.replace(pattern, ' ')
    if (without !== rest) found.push(kind)
    rest = without
  }
  take(ESTIMATED, 'estimated_drive_away')
  take(EXCLUDING, 'egc')
  take(DRIVE_AWAY, 'drive_away')
  if (found.length > 1) return fail(`has two kinds: '${shown}'`)
  const plain = rest
    .replace(NOISE, ' ')
    .replace(/[\s,;:-]+$/, '')
    .replace(/\s*([,.])\s*/g, '$1')
    .trim()
  const amount = parseNumber(plain)
  if (!amount.ok || (plain === '' && found.length > 0)) return fail(`is not a price: '${shown}'`)
  return ok({ amount: amount.value, kind: found[0] ?? null })
}
