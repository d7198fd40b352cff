import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
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
    { slug: 'a', name: 'Albion' },
    { slug: 'b', name: 'Bowen Hills' },
  ],
  dealerships: [],
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
    'do-you-have-a-trade-in',
    'PreferredContactMethod',
  ]) {
    expect(html, name).toContain(`name="${name}"`)
  }
  expect(html).toMatch(/<label[^>]*>Comments<\/label>/)
})

test('the marketing box is off and says the label of the site; the notice links the policies (LEGAL-006, APP 5, Spam Act)', () => {
  const html = renderToStaticMarkup(<EnquiryForm site={site} vehicle={vehicle} />)
  const box = /<input[^>]*name="opt_in"[^>]*>/.exec(html)?.[0]
  expect(box).not.toContain('checked')
  expect(html).toContain('Email me similar stock and latest offers.')
  expect(html).toContain('href="/privacy-policy"')
  expect(html).toContain('href="/terms-and-conditions/"')
})

test('the page is the same for every visitor: no key and no time is in it', () => {
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

test('a photo request carries its subcategory and a test drive its date and time (LEAD-005, LEAD-030)', () => {
  const html = renderToStaticMarkup(
    <EnquiryForm site={site} vehicle={vehicle} category="Test Drive" subcategory="Photo Request" />,
  )
  expect(html).toContain('<input type="hidden" name="subcategory" value="Photo Request"/>')
  expect(html).toContain('<input type="hidden" name="category" value="Test Drive"/>')
  expect(html).toMatch(/type="datetime-local"[^>]*name="dateTime"/)
})

test('a page of one place has that place chosen; several dealerships at one place are asked for (ROUTE-032, LEAD-018, LEAD-019)', () => {
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
  expect(one).toContain('<select id="')
  expect(one).toContain('name="dealership_slug"')
  expect(one).not.toContain('name="location"')
})
