import { expect, test } from 'vitest'
import { customerBody, customerOfForm, leadBody } from './customer-body.ts'
import { readPopup } from './popup-steps.ts'

const FIELDS: Record<string, string> = {
  purchasePrice: '$42,000',
  loanTerm: '5',
  selfAssessedCreditScore: 'DECENT',
  firstName: 'Fin',
  lastName: 'Ance',
  phone: '0412 345 678',
  email: 'fin@example.com',
  postcode: '4000',
  whoIsHelping: 'Sam',
}
const values = readPopup((name) => FIELDS[name] ?? null)
const car = { carId: 'veh_1', carType: 'used', year: 2022, vin: 'VIN12345', nvic: 'ABC12A' }

test('the application carries the twelve names and the lead, and the lead the same person and vehicle (FIN-002, FIN-009, API-010)', () => {
  const lead = leadBody(values, car)
  expect(lead).toMatchObject({
    amount: '42000',
    term: '5',
    whoIsHelping: 'Sam',
    phone: '0412 345 678',
    postcode: '4000',
    selfAssessedCreditScore: 'DECENT',
    car_id: 'veh_1',
    opt_in: 'false',
  })
  const { data, additionalData } = customerBody(values, car, lead)
  expect(additionalData).toEqual({ ...lead, car_type: 'used' })
  expect(data).toMatchObject({
    nvic: 'ABC12A',
    vin: 'VIN12345',
    selfAssessedCreditScore: 'DECENT',
    purchasePrice: 42_000,
    year: 2022,
    loanTerm: 5,
    phoneNumber: '0412 345 678',
    firstName: 'Fin',
    lastName: 'Ance',
    email: 'fin@example.com',
    subscribe: false,
    postCode: '4000',
  })
})

test('a plain finance form is read by lead field names, and a single name is sent as first and last (API-010)', () => {
  const fields = { ...leadBody(values, car), name: 'Fin van Ance', last_name: '' }
  const { data, additionalData } = customerOfForm(fields, car)
  expect(data).toMatchObject({
    firstName: 'Fin',
    lastName: 'van Ance',
    purchasePrice: 42_000,
    loanTerm: 5,
    whoIsHelping: 'Sam',
    car_id: 'veh_1',
  })
  expect(additionalData).toEqual({ ...fields, car_type: 'used' })
  expect(customerOfForm({ ...fields, name: 'Fin' }, car).data).toMatchObject({
    firstName: 'Fin',
    lastName: 'Fin',
  })
  expect(customerOfForm({ ...fields, last_name: 'Ance', name: 'Fin' }, car).data.lastName).toBe('Ance')
})
