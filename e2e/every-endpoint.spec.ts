import { afterAll, beforeAll, expect, test } from 'vitest'
import { FORM_NAMES } from '../src/features/leads/domain/form-kind/form-name.ts'
import { ask as askHost, findStock } from './ask.ts'
import { nextWednesday } from './filling/next-wednesday.ts'
import { servePlatform, type ServedPlatform } from './served-platform.ts'

let platform: ServedPlatform
beforeAll(async () => {
  platform = await servePlatform()
})
afterAll(() => platform?.stop())

const ask = (path: string) => askHost(platform.port, `meridian.localhost:${platform.port}`, path)
async function post(path: string, body: object) {
  const answer = await askHost(platform.port, `meridian.localhost:${platform.port}`, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: JSON.parse(answer.body || '{}') as Record<string, unknown> }
}

test('SITE-008: every form is stored: it returns a reference that its receipt knows, and sent again it is the same lead', async () => {
  const offer = JSON.parse((await ask('/api/test-drives')).body) as {
    place: { slug: string }
    days: { slots: { value: string }[] }[]
  }
  const shown = (await ask('/service?location=bowen-hills-service')).body
  const workshopTime = {
    location: 'bowen-hills-service',
    service: 'Logbook service',
    dateTime: /value="(\d{4}-\d\d-\d\dT\d\d:\d\d)"/.exec(shown)?.[1] ?? '',
  }
  const references = new Set<unknown>()
  for (const [index, form] of FORM_NAMES.entries()) {
    const fields = {
      form,
      name: 'Every Form',
      phone: `04130000${String(index).padStart(2, '0')}`,
      email: `every${index}@example.com`,
      postcode: '4000',
      message: `Sent by ${form}`,
      Rego: 'ABC123',
      vehicle_details: '2019 Toyota Corolla',
      kms: '45000',
      company: 'Every Pty Ltd',
      preferred_date: nextWednesday(),
      amount: '30000',
      term: '5',
      // Meridian books services by time, and one without a time is no booking.
      ...(form === 'service' ? workshopTime : {}),
      ...(form === 'test_drive'
        ? { location: offer.place.slug, dateTime: offer.days[0]?.slots[0]?.value ?? '' }
        : {}),
    }
    const first = await post('/api/leads', fields)
    expect([first.status, first.body.error], form).toEqual([201, null])
    const again = await post('/api/leads', fields)
    expect([again.status, again.body.reference], form).toEqual([200, first.body.reference])
    const receipt = await ask(`/success?ref=${first.body.reference}`)
    expect(receipt.body, form).toContain(String(first.body.reference))
    references.add(first.body.reference)
  }
  expect(references.size).toBe(FORM_NAMES.length)
  // Nobody is thanked for something that never arrived.
  const unknown = await ask('/success?ref=ZZZZ-ZZZZ')
  expect(unknown.status).toBe(404)
  for (const { body } of [unknown, await ask('/success')]) expect(body).not.toMatch(/Thank you|Reference/)
})

test('SITE-008: every listed public address answers with what the platform holds, none with a 404 or a stub', async () => {
  const [car] = await findStock(platform.port, 'meridian', 'status = "in_stock" AND price > 20000')
  if (!car) throw new Error('meridian has no vehicle')
  const id = encodeURIComponent(car.id)
  const holds: [string, RegExp][] = [
    [`/api/cars/${id}`, new RegExp(`"slug":"${car.slug}"`)],
    [`/api/cars/${id}/finance-disclaimer`, /"disclaimers":\{/],
    [`/cars/${car.slug}/view.json`, /\d/],
    [`/cars/${car.slug}/autogauge`, /\{/],
    [`/cars/${car.slug}.pdf`, /^%PDF/],
    [`/print?car_id=${car.slug}`, /<h1/],
    [`/api/test-drives?car_id=${id}`, /"days":\[\{/],
    [`/api/delivery?car_id=${car.slug}&postcode=4350`, /"price":\d/],
    [`/api/search/similar/${car.slug}`, /veh_/],
    ['/api/search/health', /available/],
    ['/api/search/version', /\{/],
    ['/api/search/indexes/vehicles', /vehicles/],
    ['/api/search/indexes/vehicles/settings', /filterable/i],
    ['/api/search/indexes/vehicles/stats', /"numberOfDocuments":[1-9]/],
    ['/api/search/indexes/vehicles/search?q=&limit=1', /"hits":\[\{/],
    ['/search-suggestions?query=toyota', /oyota/],
    [`/cards-by-id?id=${id}`, /veh_/],
    ['/favicon.svg', /<svg/],
    ['/site.webmanifest', /"name"/],
    ['/robots.txt', /User-agent/],
    ['/sitemap.xml', /<sitemapindex/],
    ['/api/session', /"user":null/],
    ['/api/watchlist', /"car_ids":\[\]/],
    ['/api/check-if-contact-exists?phone_number=0412345678', /"error":null/],
    ['/sign-in', /Mobile number/],
    ['/sitemaps/forms.xml', /finance-enquiry/],
    ['/blog/feed.xml', /<(rss|feed)/],
  ]
  for (const [path, held] of holds) {
    const answer = await ask(path)
    expect(answer.status, path).toBe(200)
    expect(answer.body, path).toMatch(held)
  }
  const search = (path: string, body: object) => post(`/api/search${path}`, body)
  expect((await search('/indexes/vehicles/facet-search', { facetName: 'make' })).body.facetHits).not.toEqual(
    [],
  )
  const several = await search('/multi-search', { queries: [{ indexUid: 'vehicles', limit: 1 }] })
  expect(JSON.stringify(several.body)).toContain('veh_')
})

test('SITE-008: a plate is looked up in the register, and a valuation that was never started is refused by name', async () => {
  const known = await post('/api/trade-in/rego-lookup', { rego: '123DEM', regoState: 'QLD' })
  expect([known.status, JSON.stringify(known.body)]).toEqual([200, expect.stringMatching(/make/)])
  for (const path of ['/api/trade-in/accept', '/api/miscellaneous']) {
    const refused = await post(path, { token: 'x' })
    expect([refused.status, refused.body.code], path).toEqual([404, expect.stringMatching(/^\w+$/)])
  }
  const empty = await post('/api/trade-in/valuation', {})
  expect(empty).toMatchObject({ status: 422, body: { lead_id: null } })
})
