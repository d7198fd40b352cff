import { expect, test } from 'vitest'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import { LEAD_FIELDS, toLeadFormSite } from './lead-form.ts'

test('the message field is labelled Comments and the postcode takes four characters (LEAD-003, LEAD-024)', () => {
  expect(LEAD_FIELDS.message.label).toBe('Comments')
  expect(LEAD_FIELDS.postcode.maxLength).toBe(4)
})

test('the form has every field name in the specification (LEAD-004, LEAD-005, LEAD-006)', () => {
  const names = [
    'category',
    'Rego',
    'location',
    'dealership_slug',
    'opt_in',
    'terms_conditions',
    'page_id',
    'car_year',
  ]
  for (const name of [...names, 'car_description', 'dateTime', 'do-you-have-a-trade-in'])
    expect(LEAD_FIELDS).toHaveProperty([name])
})

test('a form offers only visible locations', () => {
  const config = {
    slug: 's',
    name: 'S',
    itemTypes: ['car'],
    phones: { main: '07' },
    features: { message_required: false, postcode_required: false },
    consent: { marketingLabel: 'm', privacyUrl: '/p', textVersion: '1' },
    locations: [
      { slug: 'a', name: 'A', isVisible: true, types: [], phone: null, landlinePhone: '03' },
      { slug: 'b', name: 'B', isVisible: false, types: [] },
    ],
    dealerships: [{ slug: 'd', name: 'D' }],
    forms: { multiStep: [], without: [], serviceUrl: null, service: { services: [] } },
  } as unknown as SiteConfig
  const site = toLeadFormSite(config)
  expect(site.locations).toEqual([{ slug: 'a', name: 'A', departments: ['sales'], phone: '03' }])
  expect(site.dealerships).toEqual([{ slug: 'd', name: 'D' }])
  expect(site).toMatchObject({ isMessageRequired: false, isPostcodeRequired: false })
})
