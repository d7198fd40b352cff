import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import type { Booking } from '#src/features/bookings/domain/booking.ts'
import { briefStartText } from '#src/features/bookings/domain/booking-times.ts'
import { bookedThing, bookingNoun } from '../booking-words.ts'
import type { Lead, ShopperTextId } from '../lead.ts'

/** How whoever gets a text ends them, in every one. (Spam Act 2003 s 18) */
const STOP_TEXT = 'Reply STOP to end'
/** One message of the GSM alphabet; a longer text costs two. */
const GSM_LENGTH = 160
/** Two messages; words of a dealer may take them. */
export const ANSWER_LENGTH_MAX = 250
const GSM = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/

/** Letters outside the GSM alphabet as those nearest to them: one of them would halve what a message holds. */
export function gsmText(text: string): string {
  const plain = text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-').replace(/…/g, '...')
  return Array.from(plain.normalize('NFC'), (letter) => {
    if (GSM.test(letter)) return letter
    const base = letter.normalize('NFD').replace(/\p{M}/gu, '')
    return GSM.test(base) ? base : '?'
  }).join('')
}

type BookingTextId = Exclude<ShopperTextId, 'answer'>

const NEWS: Record<BookingTextId, (noun: string, when: string) => string> = {
  booked: (noun, when) => `your ${noun} is booked for ${when}`,
  moved: (noun, when) => `your ${noun} is moved to ${when}`,
  reminder: (noun, when) => `reminder of your ${noun} on ${when}`,
  cancelled: (noun, when) => `your ${noun} on ${when} is cancelled`,
}

/**
 * The text about a booking, from the dealer by name, with how to stop it. As much as fits into one message: the place and
 * what is booked, then whom to call. (Spam Act 2003 s 17, s 18)
 */
export function bookingText(lead: Lead, booking: Booking, id: BookingTextId): string {
  const news = `${lead.siteName}: ${NEWS[id](bookingNoun(lead), briefStartText(booking.startsLocal))}`
  const at = id === 'cancelled' ? '' : ` at ${lead.route.locationName ?? booking.place.split(',')[0]}`
  const thing = bookedThing(lead)
  const call = lead.vendor.phone ? ` Call ${formatAuPhone(lead.vendor.phone)}.` : ''
  const choices = [
    ...(thing ? [`${news}${at}, ${thing}.${call}`] : []),
    `${news}${at}.${call}`,
    `${news}.${call}`,
    `${news}.`,
  ].map((words) => gsmText(`${words} ${STOP_TEXT}`))
  return choices.find((words) => words.length <= GSM_LENGTH) ?? choices.at(-1) ?? ''
}

/** A dealer's answer as the shopper reads it: whose it is, the words as written, how to stop them. */
export function answerText(lead: Pick<Lead, 'siteName'>, words: string): string {
  return `${lead.siteName}: ${words} ${STOP_TEXT}`
}
