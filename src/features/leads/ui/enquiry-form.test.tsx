import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FORM_NAMES } from '../domain/form-kind/form-name.ts'
import type { LeadFormSite } from '../domain/form/lead-form.ts'
import { EnquiryForm } from './enquiry-form.tsx'

const site: LeadFormSite = {
  slug: 'northside',
  name: 'Northside Motors',
  phone: '0735550100',
  marketingLabel: 'Email me similar stock and latest offers.',
  privacyUrl: '/privacy-policy',
  consentTextVersion: '1',
  isMessageRequired: true,
  isPostcodeRequired: false,
  locations: [
    { slug: 'a', name: 'Albion', departments: ['sales'] },
    { slug: 'b', name: 'Bowen Hills', departments: ['sales', 'service'] },
  ],
  dealerships: [],
  multiStep: [],
  without: [],
}
const vehicle = { id: 'veh_1', name: '2022 Toyota HiLux SR5', year: 2022, dealershipSlug: 'northside-toyota' }

test('the form works without JavaScript: a posting form with every field named (LEAD-003, LEAD-004, LEAD-006)', () => {
  const html = renderToStaticMarkup(<EnquiryForm site={site} vehicle={vehicle} />)
  expect(html).toMatch(/<form[^>]* method="post"/)
  for (const name of [
    'name',
    'email',
    'phone',
    'postcode',
    'message',
    'opt_in',
    'car_id',
    'car_year',
    'car_description',
    'dealership_slug',
    'terms_conditions',
    'page_id',
    'do-you-have-a-trade-in',
    'PreferredContactMethod',
  ]) {
    expect(html, name).toContain(`name="${name}"`)
  }
  expect(html).toMatch(/<label[^>]*>Comments<\/label>/)
})

test('the marketing box is off with the site’s label, and the notice links to the policies (LEGAL-006, APP 5, Spam Act)', () => {
  const html = renderToStaticMarkup(<EnquiryForm site={site} vehicle={vehicle} />)
  const box = /<input[^>]*name="opt_in"[^>]*>/.exec(html)?.[0]
  expect(box).not.toContain('checked')
  expect(html).toContain('Email me similar stock and latest offers.')
  expect(html).toContain('href="/privacy-policy"')
  expect(html).toContain('href="/terms-and-conditions/"')
})

test('the page is the same for every visitor, without a key or time', () => {
  const html = renderToStaticMarkup(<EnquiryForm site={site} vehicle={vehicle} />)
  expect(html).not.toContain('idempotency')
  expect(html).toBe(renderToStaticMarkup(<EnquiryForm site={site} vehicle={vehicle} />))
})

test('a refused form comes back with its list of errors, each a link to its field, and what was typed (LEAD-025)', () => {
  const actionData = {
    message: 'Please fix the following errors:',
    fields: [{ field: 'phone', message: 'Enter your phone number.' }],
    values: { name: 'Jo', message: 'Keep me', opt_in: 'true' },
  }
  const html = renderToStaticMarkup(<EnquiryForm site={site} vehicle={vehicle} actionData={actionData} />)
  expect(html).toContain('Please fix the following errors:')
  const target = /<a href="#([^"]+)"[^>]*>Enter your phone number/.exec(html)?.[1]
  expect(html).toContain(`id="${target}"`)
  expect(html).toMatch(/aria-invalid="true"[^>]*aria-describedby="[^"]*-phone-error"/)
  expect(html).toContain('value="Jo"')
  expect(html).toContain('>Keep me</textarea>')
  expect(/<input[^>]*name="opt_in"[^>]*>/.exec(html)?.[0]).toContain('checked')
})

test('without a vehicle the visitor chooses subject and location (LEAD-018, LEAD-019)', () => {
  const html = renderToStaticMarkup(<EnquiryForm site={site} vehicle={null} />)
  expect(html).toContain('<option value="General Enquiry" selected="">')
  expect(html).toContain('<option value="">Choose a location</option>')
  expect(
    renderToStaticMarkup(<EnquiryForm site={{ ...site, locations: [] }} vehicle={null} />),
  ).not.toContain('name="location"')
})

test('a page may fix category and subcategory, a photo request names its form, and a test drive asks for date and time (LEAD-005, LEAD-030)', () => {
  const html = renderToStaticMarkup(
    <EnquiryForm site={site} vehicle={vehicle} category="Trade In" subcategory="1. Started" />,
  )
  expect(html).toContain('<input type="hidden" name="subcategory" value="1. Started"/>')
  expect(html).toContain('<input type="hidden" name="category" value="Trade In"/>')
  const photos = renderToStaticMarkup(<EnquiryForm site={site} vehicle={vehicle} form="photos" />)
  expect(photos).toContain('<input type="hidden" name="form" value="photos"/>')
  const drive = renderToStaticMarkup(<EnquiryForm site={site} vehicle={vehicle} form="test_drive" />)
  expect(drive).toMatch(/type="datetime-local"[^>]*name="dateTime"/)
})

test('a page for one location preselects it, and several dealerships at one location are asked for (ROUTE-032, LEAD-018, LEAD-019)', () => {
  const html = renderToStaticMarkup(<EnquiryForm site={site} vehicle={null} locationSlug="b" />)
  expect(html).toMatch(/<option value="b" selected="">Bowen Hills/)
  expect(html).toMatch(/<option value="General Enquiry" selected="">/)
  expect(html).not.toContain('name="dealership_slug"')
  const dealerships = [
    { slug: 'x', name: 'X Toyota' },
    { slug: 'y', name: 'Y Kia' },
  ]
  const one = renderToStaticMarkup(
    <EnquiryForm site={{ ...site, locations: site.locations.slice(0, 1), dealerships }} vehicle={null} />,
  )
  expect(one).toMatch(/<select [^>]*id="/)
  expect(one).toContain('name="dealership_slug"')
  expect(one).not.toContain('name="location"')
})

test('a multi-step form shows one step, keeps the others in the page, and has Next only before the last (LEAD-010, LEAD-011)', () => {
  const stepped = { ...site, multiStep: ['enquiry' as const] }
  const first = renderToStaticMarkup(<EnquiryForm site={stepped} vehicle={vehicle} />)
  expect(first).toContain('Step 1 of 2: Your details')
  expect(first).toMatch(/<div hidden="">.*name="message"/)
  expect(first).toContain('value="next"')
  expect(first).not.toContain('Send enquiry')
  const actionData = { message: '', fields: [], values: { name: 'Jo' }, step: 1 }
  const last = renderToStaticMarkup(<EnquiryForm site={stepped} vehicle={vehicle} actionData={actionData} />)
  expect(last).toContain('Send enquiry')
  expect(last).toContain('value="back"')
  expect(last).not.toContain('value="next"')
  expect(last).toContain('value="Jo"')
  expect(last).not.toContain('role="alert"')
})

test('LEAD-009 as in decision 0007: the label is exactly the spec’s and the box is empty on every form', () => {
  for (const form of FORM_NAMES) {
    const html = renderToStaticMarkup(<EnquiryForm site={site} vehicle={vehicle} form={form} />)
    expect(html, form).toMatch(
      /name="opt_in"[^>]*\/><span>Email me similar stock and latest offers\.<\/span><\/label>/,
    )
    expect(/<input[^>]*name="opt_in"[^>]*>/.exec(html)?.[0], form).not.toContain('checked')
  }
})

test('free times are radio buttons by day, in the page without scripts (LEAD-029)', () => {
  const days = [
    {
      date: '2026-11-23',
      label: ['Mon', '23 Nov'] as [string, string],
      slots: [{ value: '2026-11-23T09:00', label: '9am' }],
    },
  ]
  const html = renderToStaticMarkup(
    <EnquiryForm site={site} vehicle={vehicle} form="test_drive" days={days} />,
  )
  expect(html).toMatch(/type="radio"[^>]*name="dateTime"[^>]*value="2026-11-23T09:00"/)
  expect(html).not.toContain('datetime-local')
})

test('the number to call is the chosen location’s own, else the page’s', () => {
  const locations = [
    { slug: 'a', name: 'Albion', departments: ['sales' as const], phone: '0735550111' },
    { slug: 'b', name: 'Bowen Hills', departments: ['sales' as const], phone: null },
  ]
  const callOf = (location: string) =>
    /href="tel:(\d+)"/.exec(
      renderToStaticMarkup(
        <EnquiryForm
          site={{ ...site, locations }}
          vehicle={null}
          actionData={{ message: 'It failed', fields: [], values: { location } }}
        />,
      ),
    )?.[1]
  expect(callOf('a')).toBe('0735550111')
  expect(callOf('b')).toBe('0735550100')
})

test('a form that could not be stored shows the exact text and the number to call, and an invalid field does not (ERR-015, pain 1)', () => {
  const render = (fields: { field: string; message: string }[]) =>
    renderToStaticMarkup(
      <EnquiryForm
        site={site}
        vehicle={vehicle}
        actionData={{
          message: 'An error occurred when submitting this form',
          fields,
          values: { message: 'Kept words' },
          services: [],
        }}
      />,
    )
  const failed = render([])
  expect(failed).toMatch(/role="alert"[^>]*><p[^>]*>An error occurred when submitting this form<\/p><\/div>/)
  expect(failed).toContain('href="tel:0735550100"')
  expect(failed).toContain('Kept words')
  expect(render([{ field: 'phone', message: 'Wrong' }])).not.toContain('href="tel:')
})
