import { expect, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { aLenderSite } from '#src/features/finance/testing/lender-bench.ts'
import { firstStep, stepsFacts } from './steps-facts.ts'

const { config } = aLenderSite()
const query = (text: string) => new URLSearchParams(text)

test('car_type, vin, nvic and year of the address are carried over, but the site’s own vehicle overrides them (FIN-002)', () => {
  const asked = query('car_type=used&vin=mr0ha3cd500123456&nvic=abc12a&year=2021')
  expect(stepsFacts(config, { vehicle: null, query: asked }).car).toEqual({
    carId: null,
    carType: 'used',
    year: 2021,
    vin: 'MR0HA3CD500123456',
    nvic: 'ABC12A',
    price: null,
  })
  const vehicle = aVehicle({ priceCents: 8_000_00 })
  expect(stepsFacts(config, { vehicle, query: asked }).car).toMatchObject({
    carId: vehicle.id,
    year: vehicle.year,
    price: 8_000,
  })
})

test('an invalid VIN, NVIC or year is dropped', () => {
  const odd = query('car_type=boat&vin=<script>&nvic=%00&year=99')
  expect(stepsFacts(config, { vehicle: null, query: odd }).car).toMatchObject({
    carType: null,
    vin: null,
    nvic: null,
    year: null,
  })
})

test('price or budget, term, credit history and helper are prefilled (FIN-003, FIN-004, FIN-005)', () => {
  expect(
    firstStep(query('vehiclePriceBudget=45000&loanTerm=4&credit_score=decent&whoIsHelping=Sam')).values,
  ).toMatchObject({
    purchasePrice: '$45,000',
    loanTerm: '4',
    selfAssessedCreditScore: 'DECENT',
    whoIsHelping: 'Sam',
  })
  expect(firstStep(query('price=12345&selfAssessedCreditScore=POOR')).values).toMatchObject({
    purchasePrice: '$12,345',
    selfAssessedCreditScore: 'POOR',
  })
  // FIN-034: the field holds the price being quoted
  expect(firstStep(query('price=lots')).values.purchasePrice).toBe('$30,000')
})
