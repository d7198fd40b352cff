import type { Review } from '#src/features/reviews/domain/review.ts'
import type { LocationType } from '#src/features/locations/domain/location-types.ts'
import { createRandom, type Random } from '#seed/stock/random.ts'

const DAY_MS = 86_400_000
/** Names that nobody could take for real people. */
const FIRST = ['Alex', 'Sam', 'Robin', 'Charlie', 'Jo', 'Pat', 'Kim', 'Lee', 'Ash', 'Morgan', 'Terry', 'Dale']
const LAST = ['Placeholder', 'Sample', 'Example', 'Specimen', 'Lorem', 'Madeup', 'Fictional', 'Template']

type Words = { rating: number; text: string; reply?: string }
const SALES: Words[] = [
  { rating: 5, text: 'Two test drives, no pressure, and the price on the screen was the price I paid.' },
  {
    rating: 5,
    text: 'They met me at the train, had the car out the front and the paperwork took twenty minutes.',
  },
  {
    rating: 5,
    text: 'Bought from interstate by video call. The scratch they showed me was the scratch I found.',
  },
  {
    rating: 4,
    text: 'Good car, fair trade-in. The second key came a week later than promised.',
    reply: 'Thank you, and sorry about the key. We now order it the day the car is sold.',
  },
  { rating: 5, text: 'Asked the same question four times and got the same honest answer four times.' },
  { rating: 4, text: 'Friendly and quick. Parking on a Saturday is a challenge.' },
  {
    rating: 3,
    text: 'The car is fine. Nobody called back on Thursday as agreed, so I drove over.',
    reply: 'You should not have had to. We looked into it and the message was lost between two of us.',
  },
  { rating: 5, text: 'First car for our daughter. They explained the warranty to her, not to me.' },
  {
    rating: 2,
    text: 'Drove an hour for a car that had been sold that morning.',
    reply: 'We are sorry. Sold cars now leave the website the minute the deposit is paid.',
  },
  { rating: 5, text: '(Translated by Google) Very patient, explained everything slowly and clearly.' },
  { rating: 5, text: 'Handed over spotless with a full tank. Small thing, nice thing.' },
  { rating: 4, text: 'Finance took a day longer than the sale did, otherwise easy.' },
]
const SERVICE: Words[] = [
  {
    rating: 5,
    text: 'Rang before doing extra work, sent photos of the worn part, charged what they quoted.',
  },
  { rating: 5, text: 'In at seven, out by ten, and the loan bike got me to work.' },
  {
    rating: 4,
    text: 'Good service. The waiting room coffee is not.',
    reply: 'Fair. There is a new machine.',
  },
  {
    rating: 3,
    text: 'Work was fine but it was ready two hours after the time on the message.',
    reply: 'Sorry about the wait: a part came late and we should have told you sooner.',
  },
  { rating: 5, text: 'They found the rattle two other places could not.' },
  {
    rating: 1,
    text: 'Had to come back for the same light on the dash.',
    reply: 'That is on us. The second visit was free and the sensor is now replaced for good.',
  },
  { rating: 5, text: 'Washed it as well. I did not ask, they just did.' },
  { rating: 4, text: 'Clear invoice, easy booking, bit of a queue at pick-up.' },
]

/** Reviews of one location, always the same for a seed: mostly happy customers and some who are not. */
export function demoReviews(
  seed: string,
  { types, nowMs }: { types: readonly LocationType[]; nowMs: number },
): Review[] {
  const random = createRandom(seed)
  const words = types.includes('sales')
    ? [...SALES, ...(types.includes('service') ? SERVICE.slice(0, 4) : [])]
    : SERVICE
  const count = Math.min(words.length, random.int(7, 16))
  let daysAgo = random.int(2, 10)
  return shuffled(words, random)
    .slice(0, count)
    .map(({ rating, text, reply }, index) => {
      daysAgo += random.int(4, 43)
      return {
        id: String(index + 1),
        customerName: `${random.pick(FIRST)} ${random.pick(LAST)}`,
        text,
        rating,
        reviewDate: dayBefore(nowMs, daysAgo),
        replyText: reply ?? null,
        replyDate: reply ? dayBefore(nowMs, daysAgo - 2) : null,
        image: null,
      }
    })
}

function dayBefore(nowMs: number, days: number): string {
  return new Date(nowMs - days * DAY_MS).toISOString().slice(0, 10)
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
