import { expect, test } from 'vitest'
import type { LeadId, VehicleId } from '#src/shared/domain/ids.ts'
import { type EarlierLead, findDuplicate } from './lead-duplicate.ts'

const ute = 'veh_1' as VehicleId
const van = 'veh_2' as VehicleId
function anEarlierLead(over: Partial<EarlierLead> = {}): EarlierLead {
  return {
    id: 'lead_1' as LeadId,
    phone: '0412345678',
    email: 'jo@b.co',
    vehicleId: ute,
    createdAt: '2026-11-20T00:00:00Z',
    ...over,
  }
}

test('a person’s second enquiry is linked with the reason (pains 2 and 17)', () => {
  const found = findDuplicate({ phone: '0412345678', email: 'other@b.co', vehicleId: ute }, [anEarlierLead()])
  expect(found).toEqual({
    of: 'lead_1',
    reason: 'Same phone as an enquiry about the same vehicle in the last 30 days.',
  })
})

test('the same vehicle takes precedence over a newer enquiry about another', () => {
  const newer = anEarlierLead({ id: 'lead_2' as LeadId, vehicleId: van, createdAt: '2026-11-21T00:00:00Z' })
  expect(
    findDuplicate({ phone: '0412345678', email: 'jo@b.co', vehicleId: ute }, [newer, anEarlierLead()])?.of,
  ).toBe('lead_1')
  expect(
    findDuplicate({ phone: '0412345678', email: 'jo@b.co', vehicleId: null }, [newer, anEarlierLead()])?.of,
  ).toBe('lead_2')
})

test('the reason says what the earlier enquiry was about, also where one of them named no vehicle', () => {
  const reason = (vehicleId: VehicleId | null, earlier: VehicleId | null) =>
    findDuplicate({ phone: '0412345678', email: 'x@b.co', vehicleId }, [
      anEarlierLead({ vehicleId: earlier }),
    ])?.reason
  expect(reason(ute, van)).toBe('Same phone as an enquiry about another vehicle in the last 30 days.')
  expect(reason(null, van)).toBe('Same phone as an enquiry about a vehicle in the last 30 days.')
  for (const vehicleId of [ute, null])
    expect(reason(vehicleId, null)).toBe(
      'Same phone as an enquiry that named no vehicle, in the last 30 days.',
    )
})

test('forms without an email are not linked for that reason', () => {
  const nameless = anEarlierLead({ email: '' })
  expect(findDuplicate({ phone: '0499999999', email: '', vehicleId: ute }, [nameless])).toBeNull()
  expect(findDuplicate({ phone: '0412345678', email: '', vehicleId: ute }, [nameless])?.reason).toContain(
    'Same phone as',
  )
})

test('a different person is never a duplicate', () => {
  expect(
    findDuplicate({ phone: '0499999999', email: 'x@y.zz', vehicleId: ute }, [anEarlierLead()]),
  ).toBeNull()
})
