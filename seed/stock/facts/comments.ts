import type { ItemType } from '#src/features/vehicles/domain/vehicle.ts'
import type { Random } from '#seed/stock/random.ts'

const OPENINGS = [
  'Just traded and ready for its next home.',
  'Hard to find in this condition.',
  'Local vehicle, serviced on time.',
  'Finished in the colour everyone asks for.',
  'Clean inside and out.',
  'On the floor now.',
]
const MIDDLES: Record<ItemType, readonly string[]> = {
  car: [
    'Comes with a full service history and two keys.',
    'Passed our workshop inspection last week.',
    'Tyres are in good order all round.',
    'Freshly serviced before delivery.',
  ],
  truck: [
    'Workshop inspected, ready for work on Monday.',
    'Full service history from one fleet.',
    'Body in good order with no surprises underneath.',
  ],
  motorcycle: [
    'New tyres fitted and chain adjusted.',
    'Learner friendly and easy to live with.',
    'Serviced by our own workshop.',
  ],
  caravan: [
    'Bearings, brakes and gas checked.',
    'Stored under cover between trips.',
    'Ready to hitch up and go.',
  ],
}
const ENDINGS = [
  'Trade-ins are welcome, and we can deliver anywhere in the country.',
  'Call or message to arrange a look.',
  'Finance and delivery can be arranged.',
  'Come and see it for yourself.',
]

export function makeComments(itemType: ItemType, random: Random): string {
  return [random.pick(OPENINGS), random.pick(MIDDLES[itemType]), random.pick(ENDINGS)].join(' ')
}

/** More than 400 characters, in paragraphs (VDP-012). */
export function makeLongComments(itemType: ItemType, random: Random): string {
  return [
    makeComments(itemType, random),
    ...MIDDLES[itemType],
    ...OPENINGS,
    ...ENDINGS,
    'We check every vehicle against the PPSR before it goes on sale and hand over the report with the keys.',
  ].join('\n\n')
}

/** What careless or hostile software puts into a comment field; pages must show it as text or clean it. */
export const HOSTILE_COMMENTS = [
  '<script>alert("stock")</script>Great <b>value</b> & low kms <img src=x onerror=alert(1)> "call now" \'today\'',
  '<p style="position:fixed">One owner<br><a href="javascript:alert(1)">click</a></p></div></section><!-- <svg onload=alert(2)>',
  'Immaculate]]><![CDATA[ {{7*7}} #{7*7} \u202Edesrever\u202C =HYPERLINK("http://evil.example","x")',
]
