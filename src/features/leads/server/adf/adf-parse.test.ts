import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeAdf } from '#src/features/leads/domain/adf/adf.ts'
import { type AdfElement, checkAdf } from '#src/features/leads/domain/adf/adf-check.ts'
import { adfCarries } from '#src/features/leads/domain/adf/adf-carries.ts'
import { ADF_PROFILES, adfProfile } from '#src/features/leads/domain/adf/adf-profile.ts'
import { driveNews } from '#src/features/leads/domain/news/lead-news.ts'
import { aLead, aLeadVehicle } from '#src/features/leads/domain/lead-samples.ts'
import type { Lead } from '#src/features/leads/domain/lead.ts'
import { parseAdf } from './adf-parse.ts'

const tradeIn = {
  'do-you-have-a-trade-in': 'Yes',
  Rego: '123TST',
  kms: '45000',
  dateTime: '2026-11-23T09:30',
}
const VALUED: NonNullable<Lead['tradeIn']> = {
  year: 2021,
  make: 'Toyota',
  model: 'Corolla',
  badge: 'SX',
  rego: '123TST',
  regoState: 'QLD',
  kms: 45_000,
  finance: 'No',
  locationId: 'loc_1',
  offerPriceCents: 18_450_00,
  validUntil: '28 November 2026',
  isAccepted: true,
  noOfferReason: null,
  adjustments: [],
  lines: [],
  photosUrl: null,
}
const HOSTILE = `"'><script>&amp;</comments><![CDATA[x]]> \u0000\u0008\ud800 🚗 é 漢 \u202e`
const faultsOf = (lead: Lead, profile: string) =>
  checkAdf(parseAdf(writeAdf(lead, adfProfile(profile))), ['leadtype'])
const find = (element: AdfElement, path: string[]): AdfElement | undefined =>
  path.reduce<AdfElement | undefined>(
    (at, name) => at?.children.find((child) => child.name === name),
    element,
  )

for (const profile of Object.keys(ADF_PROFILES)) {
  test(`the ADF of profile ${profile} matches its golden file byte for byte`, async () => {
    const lead = aLead({ category: 'Test Drive', answers: tradeIn })
    const { name, ...person } = lead.person
    const xml = writeAdf({ ...lead, person: { ...person, name: `${name} & "Sons"` } }, adfProfile(profile))
    await expect(xml).toMatchFileSnapshot(`../../domain/adf/golden/${profile}.xml`)
    expect(checkAdf(parseAdf(xml), profile === 'leadtype' ? ['leadtype'] : [])).toEqual([])
  })
}

const SELLER = { Rego: '123TST', kms: '45000', vehicle_details: '2018 Mazda 3 Touring' }
const KINDS: Record<string, Partial<Lead>> = {
  'general-enquiry': { category: 'General Enquiry', vehicle: null },
  'call-back': {
    category: 'General Enquiry',
    subcategory: 'Call Back',
    vehicle: null,
    message: null,
    answers: { preferred_time: 'Morning' },
  },
  'test-drive': { category: 'Test Drive', answers: { dateTime: '2026-11-23T09:30' } },
  'sell-my-car': {
    category: 'Trade In',
    subcategory: 'Sell My Car',
    vehicle: null,
    answers: SELLER,
    prefill: { 'Vehicle Make': 'Mazda' },
  },
  'trade-in-accepted': {
    category: 'Trade In',
    subcategory: '3. Offer Accepted',
    vehicle: null,
    answers: { 'do-you-have-a-trade-in': 'Yes', Rego: '123TST', kms: '45000' },
    tradeIn: VALUED,
  },
  'enquiry-with-trade-in': { answers: { 'do-you-have-a-trade-in': 'Yes' } },
  service: {
    category: 'Service',
    vehicle: null,
    answers: { ...SELLER, service: 'Logbook service', dateTime: '2026-11-30T08:30' },
  },
  parts: {
    category: 'Parts',
    vehicle: null,
    message: 'Front brake pads',
    answers: { Rego: '123TST', vehicle_details: '2018 Mazda 3 Touring' },
  },
  'service-by-day': {
    category: 'Service',
    vehicle: null,
    answers: { ...SELLER, preferred_date: '2026-11-30', preferred_time: 'Morning' },
  },
  'test-drive-typed': {
    category: 'Test Drive',
    vehicle: null,
    answers: { dateTime: '2026-11-23T09:30', vehicle_of_interest: '2026 Kia EV3' },
    prefill: { 'Vehicle Make': 'Kia' },
  },
}

for (const [kind, over] of Object.entries(KINDS))
  test(`the ADF of a lead of kind ${kind} says what the shopper wants, byte for byte (pain 3)`, async () => {
    const xml = writeAdf(aLead(over), adfProfile('leadtype'))
    await expect(xml).toMatchFileSnapshot(`../../domain/adf/golden/kinds/${kind}.xml`)
    expect(checkAdf(parseAdf(xml), ['leadtype'])).toEqual([])
  })

const MOVED = {
  state: 'moved' as const,
  when: 'Tue 24 Nov 2026 at 11:00am',
  brief: 'Tue 24 Nov 11:00am',
  place: 'Northside Albion, 1 Main St',
  was: 'Mon 23 Nov 2026 at 9:30am',
  startsLocal: '2026-11-24T11:00',
}

for (const id of ['moved', 'cancelled'] as const)
  test(`the ADF of a drive ${id} is the same prospect again and says so first, byte for byte (pain 3)`, async () => {
    const news = driveNews(aLead(KINDS['test-drive']), id, MOVED)
    const xml = writeAdf(news.lead, adfProfile('leadtype'), news.words)
    await expect(xml).toMatchFileSnapshot(`../../domain/adf/golden/kinds/test-drive-${id}.xml`)
    expect(checkAdf(parseAdf(xml), ['leadtype'])).toEqual([])
  })

test('only a customer who wants a vehicle is said to buy one, and no year is made up', () => {
  const interests = (over: Partial<Lead>) =>
    parseAdf(writeAdf(aLead(over), adfProfile('leadtype')))
      .children[0]?.children.filter(({ name }) => name === 'vehicle')
      .map(({ attributes }) => attributes.interest)
  expect(interests(KINDS['sell-my-car'] ?? {})).toEqual(['sell'])
  expect(interests(KINDS['trade-in-accepted'] ?? {})).toEqual(['trade-in'])
  expect(interests({ ...KINDS['trade-in-accepted'], vehicle: aLeadVehicle() })).toEqual(['buy', 'trade-in'])
  for (const kind of ['service', 'call-back', 'general-enquiry'])
    expect(interests(KINDS[kind] ?? {})).toEqual([undefined])
  expect(interests({ category: 'Vehicle Enquiry', vehicle: null })).toEqual(['buy'])
  for (const over of [...Object.values(KINDS), { answers: tradeIn }])
    expect(writeAdf(aLead(over), adfProfile('standard'))).not.toContain('<year>Not')
  expect(writeAdf(aLead({ vehicle: null }), adfProfile('standard'))).not.toContain('<year>')
})

test('what was typed of a vehicle is in its element for every receiver, and nothing is said of it that was not', () => {
  const vehicleOf = (over: Partial<Lead>, profile: string) => {
    const adf = parseAdf(writeAdf(aLead(over), adfProfile(profile)))
    const node = find(adf, ['prospect', 'vehicle'])
    const text = (name: string) => node?.children.find((child) => child.name === name)?.text
    return { ...node?.attributes, model: text('model'), year: text('year'), comments: text('comments') }
  }
  expect(vehicleOf(KINDS['test-drive-typed'] ?? {}, 'standard')).toEqual({
    interest: 'test-drive',
    model: 'EV3',
    year: '2026',
    comments: 'As the customer typed it: 2026 Kia EV3',
  })
  for (const kind of ['sell-my-car', 'trade-in-accepted'])
    expect(vehicleOf(KINDS[kind] ?? {}, 'buy_only').model).toMatch(/^(3 Touring|Corolla)$/)
  expect(vehicleOf({ vehicle: null }, 'standard')).not.toHaveProperty('status')
  const parts = vehicleOf({ category: 'Parts', answers: {} }, 'leadtype')
  expect(parts.model).toBe('HiLux')
  expect(parts).not.toHaveProperty('interest')
})

test('service and parts travel as ADF only where the lead type is named, and an application for a job never', () => {
  const carried = (category: string, subcategory: string | null, profile: string) =>
    adfCarries({ category, subcategory }, adfProfile(profile))
  expect([carried('Service', null, 'standard'), carried('Service', null, 'leadtype')]).toEqual([false, true])
  expect([carried('Parts', null, 'standard'), carried('Parts', null, 'leadtype')]).toEqual([false, true])
  expect(carried('General Enquiry', null, 'standard')).toBe(true)
  for (const profile of Object.keys(ADF_PROFILES))
    expect(carried('General Enquiry', 'Career Enquiry', profile)).toBe(false)
})

test('a picture that stock names without the site has the site’s address', () => {
  const vehicle = aLeadVehicle({ imageUrl: '/media/u123.jpg' })
  expect(writeAdf(aLead({ vehicle }), adfProfile('standard'))).toContain(
    '>https://northside.example/media/u123.jpg</imagetag>',
  )
})

test('a lead without a vehicle, with a demo, or without price, name or colour is still complete', () => {
  const bare = aLeadVehicle({
    carType: 'demo',
    priceCents: null,
    km: null,
    vin: null,
    colour: null,
    body: null,
    badge: null,
    imageUrl: null,
    doors: null,
    transmission: null,
  })
  const nobody = { ...aLead().person, lastName: null, postcode: null, preferredContact: null }
  for (const profile of Object.keys(ADF_PROFILES)) {
    for (const lead of [
      aLead({ vehicle: null }),
      aLead({ vehicle: bare }),
      aLead({ person: nobody, message: null }),
      aLead({ answers: { 'do-you-have-a-trade-in': 'Yes' } }),
    ]) {
      expect(faultsOf(lead, profile)).toEqual([])
    }
  }
})

test('hostile text in every field neither breaks nor changes the document (pain 3)', () => {
  const lead = aLead({
    person: {
      name: HOSTILE,
      lastName: HOSTILE,
      email: 'jo@example.com',
      phone: '0412345678',
      postcode: '4006',
      preferredContact: 'Email',
    },
    message: HOSTILE,
    vehicle: aLeadVehicle({
      make: HOSTILE,
      model: HOSTILE,
      badge: HOSTILE,
      colour: HOSTILE,
      name: HOSTILE,
      stockNumber: HOSTILE,
    }),
    answers: { Rego: HOSTILE },
  })
  expect(faultsOf(lead, 'standard')).toEqual([])
  const make = find(parseAdf(writeAdf(lead, adfProfile('standard'))), ['prospect', 'vehicle', 'make'])
  expect(make?.text).toBe(HOSTILE.replace(/[\0\b]/g, '').replace('\ud800', '\ufffd'))
})

test('whatever a shopper writes is read from the XML unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (message) => {
      const adf = parseAdf(writeAdf(aLead({ message }), adfProfile('standard')))
      expect(checkAdf(adf)).toEqual([])
      const comments = find(adf, ['prospect', 'customer', 'comments'])?.text ?? ''
      const carried = [...message.toWellFormed()].filter(isXmlCharacter).join('')
      expect(comments.startsWith(carried)).toBe(true)
    }),
  )
})

test('a document that is malformed or has a DOCTYPE is refused by the parser', () => {
  expect(() => parseAdf('<adf>')).toThrow()
  expect(() => parseAdf('<!DOCTYPE adf SYSTEM "x"><adf/>')).toThrow('DOCTYPE')
})

function isXmlCharacter(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  if (code === 0xfffe || code === 0xffff || (code >= 0x7f && code <= 0x9f && code !== 0x85)) return false
  return code >= 0x20 || [0x9, 0xa, 0xd].includes(code)
}
