import { expect, test } from 'vitest'
import { ascEvents } from './asc-event.ts'
import { ga4Hit } from './ga4-hit.ts'

const consent = { clientId: '123.1700000000', sessionId: '1700000001' }
const events = ascEvents('enquiry_used', {
  site: 'meridian',
  siteName: 'Meridian',
  origin: 'https://meridian.example',
  path: `/cars/${'x'.repeat(200)}`,
  pageType: 'item',
  carId: 'veh_1',
  submissionId: 'K7MP-4QX2',
  item: null,
})

test('a hit stays within Google’s limits and keeps what identifies the event', () => {
  const hit = ga4Hit(consent, Array(20).fill(events).flat(), false)
  expect(hit.events).toHaveLength(25)
  for (const { name, params } of hit.events) {
    expect(name).toMatch(/^[a-z][a-z0-9_]{0,39}$/)
    expect(Object.keys(params).length).toBeLessThanOrEqual(25)
    for (const [key, value] of Object.entries(params)) {
      expect(key).toMatch(/^[a-z][a-z0-9_]{0,39}$/)
      expect(String(value).length).toBeLessThanOrEqual(100)
    }
  }
  expect(hit.events[0]?.params).toMatchObject({
    forecourt_event_id: 15,
    car_id: 'veh_1',
    item_condition: 'used',
    session_id: '1700000001',
  })
})

test('B8: advertising is denied unless the site asked for it', () => {
  expect(ga4Hit(consent, events, false)).toMatchObject({
    client_id: '123.1700000000',
    non_personalized_ads: true,
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
  })
  expect(ga4Hit(consent, events, true).consent.ad_user_data).toBe('GRANTED')
})
