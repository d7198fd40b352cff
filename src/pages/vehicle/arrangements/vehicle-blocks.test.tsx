import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TEMPLATES } from '#src/features/sites/domain/site-config.ts'
import { aPageSite } from '#src/features/vehicles/domain/testing/page-builders.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { vehiclePageView } from '../vehicle-page-view.ts'
import { aFinance } from '#src/features/finance/testing/finance-fixtures.ts'
import { FinanceCalculator } from '#src/features/finance/ui/calculator/finance-calculator.tsx'
import { TowMatchForm } from '#src/features/vehicles/ui/towing/tow-match-form.tsx'
import { VehicleArrangement } from './vehicle-arrangement.tsx'
import { VehicleSections } from './vehicle-sections.tsx'

const now = Date.parse('2026-11-21T00:00:00Z')
const repayment = {
  annualRate: 8.5,
  comparisonRate: 10.32,
  termYears: 5,
  source: 'Rate card',
  asAt: '2026-11-01',
}

function viewOf(changes: Partial<Vehicle>, config: Parameters<typeof aPageSite>[0] = {}) {
  return vehiclePageView(aPageSite(config), aVehicle(changes), now)
}

function sections(view: ReturnType<typeof viewOf>): string {
  const finance = view.finance ? <FinanceCalculator offer={view.finance} carId={view.id} /> : null
  return renderToStaticMarkup(
    <VehicleSections enquiry={null} view={view} hasKeyInformation finance={finance} />,
  )
}

const withFinance = {
  finance: aFinance({ buttonText: 'Pay it off' }),
  search: { repayment },
} as unknown as Parameters<typeof aPageSite>[0]

test('an eligible vehicle has a calculator and a box with repayment, both rates, the warning and the button (VDP-021, SITE-012, ROUTE-053)', () => {
  const html = sections(viewOf({ priceCents: 30_000_00 }, withFinance))
  expect(html).toContain('id="finance-calculator"')
  expect(html).toMatch(
    /id="financeDisclaimer"[^>]*>WARNING: This comparison rate is true only for the examples given/,
  )
  for (const text of [
    '$142',
    '$616',
    '8.50% p.a.',
    '10.32% p.a.',
    'Pay it off',
    'Rate card. Rates as at 1 Nov 2026',
  ])
    expect(html).toContain(text)
  const figures = html.match(/<dd class="(font-display[^"]*)">[^<]*(?:\$|p\.a\.)/g) ?? []
  expect(figures).toHaveLength(3)
  expect(new Set(figures.map((figure) => /class="([^"]*)"/.exec(figure)?.[1])).size).toBe(1)
})

test('a site without a finance provider has neither anchor nor calculator (SITE-013)', () => {
  const html = sections(viewOf({}))
  expect(html).not.toContain('finance-calculator')
  expect(html).not.toContain('p.a.')
})

test('plugins show titled blocks on used vehicles of the sites that switch them on (VDP-053, SITE-015)', () => {
  const features = { car_analysis: true, ppsr_report: true }
  const html = sections(viewOf({}, { features }))
  expect(html).toMatch(/<h2[^>]*>Car Analysis<\/h2>/)
  expect(html).toMatch(/<h2[^>]*>PPSR Report<\/h2>/)
  expect(html).toContain('MR0HA3CD500123456')
  expect(html).not.toMatch(/clear title|no (?:money|finance) owing|is clear/i)
  for (const page of [viewOf({}), viewOf({ carType: 'new' }, { features })])
    expect(sections(page)).not.toMatch(/Car Analysis|PPSR/)
})

test('a caravan’s tow match answers without scripts and always says what the capacity does not cover', () => {
  const page = (asked: { tow: string; capacity: string }) =>
    renderToStaticMarkup(<TowMatchForm atmKg={2890} asked={asked} />)
  expect(page({ tow: '3500', capacity: '' })).toContain('610 kg to spare')
  expect(page({ tow: '', capacity: '2000' })).toContain('No match')
  expect(page({ tow: '', capacity: '' })).toContain('at least that')
  expect(page({ tow: '', capacity: '' })).toContain('gross combination mass')
  expect(viewOf({ itemType: 'car' }).atmKg).toBeNull()
})

test('trucks show GVM and payload, motorcycles LAMS, caravans ATM', () => {
  const base = aVehicle()
  const specifications = {
    ...base.specifications,
    payloadKg: 4200,
    isLamsApproved: true,
    aggregateTrailerMassKg: 2890,
  }
  const variant = { ...base.variant, grossVehicleMassKg: 8500 }
  expect(sections(viewOf({ itemType: 'truck', specifications, variant }))).toMatch(
    /GVM.*8,500 kg[\s\S]*Payload.*4,200 kg/,
  )
  expect(sections(viewOf({ itemType: 'motorcycle', specifications }))).toContain('LAMS')
  expect(sections(viewOf({ itemType: 'caravan', specifications }))).toContain('2,890 kg')
})

test.each(TEMPLATES)('the template %s has a place for finance and tow match', (template) => {
  const site = aPageSite()
  const themed = { config: { ...site.config, theme: { ...site.config.theme, template } } }
  const html = renderToStaticMarkup(
    <VehicleArrangement
      view={viewOf({})}
      site={themed}
      hasSimilar={false}
      enquiry={null}
      finance={<p>finance here</p>}
      towMatch={<p>tow match here</p>}
    />,
  )
  expect(html).toContain('finance here')
  expect(html).toContain('tow match here')
})
