import { expect, test } from 'vitest'
import { ANALYTICS_EVENTS, type AnalyticsEventName, analyticsEvent } from './analytics-event.ts'
import { type AscFacts, ascEvents } from './asc-event.ts'

const facts: AscFacts = {
  site: 'meridian',
  siteName: 'Meridian Motors',
  origin: 'https://meridian.example',
  path: '/cars/kia-1',
  pageType: 'item',
  carId: 'veh_1',
  submissionId: null,
  item: null,
}

test('ANLT-012: an event carries its id, vehicle and site in ASC form', () => {
  expect(ascEvents('favourite', facts)).toEqual([
    {
      name: 'asc_cta_interaction',
      parameters: expect.objectContaining({
        forecourt_event: 'favourite',
        forecourt_event_id: 39,
        site: 'meridian',
        car_id: 'veh_1',
        element_type: 'watchlist',
        event_action_result: 'save',
        page_type: 'item',
        page_location: 'https://meridian.example/cars/kia-1',
        store_name: 'meridian_motors',
        item_id: 'NA',
      }),
    },
  ])
})

test('a lead sends the general form event and the derived one, and only the first counts as a platform event', () => {
  const [general, derived, ...more] = ascEvents('enquiry_used', { ...facts, submissionId: 'K7MP-4QX2' })
  expect(general).toMatchObject({
    name: 'asc_form_submission',
    parameters: { forecourt_event_id: 15, submission_id: 'K7MP-4QX2' },
  })
  expect(derived?.name).toBe('asc_form_submission_sales')
  expect(derived?.parameters).not.toHaveProperty('forecourt_event_id')
  expect(more).toEqual([])
})

test('an event without a vehicle has no vehicle fields', () => {
  const [event] = ascEvents('phone_click', { ...facts, carId: null })
  expect(event?.name).toBe('asc_click_to_call')
  expect(Object.keys(event?.parameters ?? {}).filter((name) => /^(item_|car_id)/.test(name))).toEqual([])
})

/** Field names no event may contain, taken from the forms and from what identifies a visitor. */
const PERSONAL = /name$|mail|phone|mobile|postcode|address|message|user|client|cookie|query|referrer/i
const ALLOWED = ['store_name', 'flow_name']

test('no event has a field for personal data (ANLT-001 to ANLT-012)', () => {
  for (const name of Object.keys(ANALYTICS_EVENTS) as AnalyticsEventName[]) {
    const [event] = ascEvents(name, { ...facts, submissionId: 'K7MP-4QX2' })
    const fields = Object.keys(event?.parameters ?? {}).filter((field) => !ALLOWED.includes(field))
    expect(fields.filter((field) => PERSONAL.test(field))).toEqual([])
    expect(event?.parameters).toMatchObject(analyticsEvent(name).parameters)
  }
})
