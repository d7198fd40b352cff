import { expect, test } from 'vitest'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { openReservationBench } from '../testing/reservation-bench.ts'
import { openReservationRaces } from '../testing/reservation-races.ts'

const { bench, store, begun, session, webhook } = await openReservationRaces()

const holdsOf = async (vehicles: readonly Vehicle[], visitorOf: (at: number) => object) =>
  Promise.all(
    vehicles.map(async (vehicle, at) => {
      const started = await bench.start(vehicle, {}, bench.site, visitorOf(at))
      return started.ok ? 'held' : started.error.code
    }),
  )
const addVehicles = (count: number) => Promise.all(Array.from({ length: count }, () => bench.addVehicle()))

test('60 simultaneous holds from 60 addresses of one IPv6 /64 give three, and a shopper elsewhere is served', async () => {
  const vehicles = await addVehicles(60)
  const codes = await holdsOf(vehicles, (at) => ({ address: `2001:db8:1:2::${at.toString(16)}` }))
  expect(codes.filter((code) => code === 'held')).toHaveLength(3)
  expect(codes.filter((code) => code === 'code_needed')).toHaveLength(57)
  const free = vehicles[codes.indexOf('code_needed')] as Vehicle
  expect((await bench.start(free)).ok).toBe(true)
})

test('a verified phone continues on a busy network up to ten holds, and a /48 has a limit too', async () => {
  const vehicles = await addVehicles(14)
  const codes = []
  for (const [at, vehicle] of vehicles.entries()) {
    const phone = `04770000${String(at).padStart(2, '0')}`
    const who = { address: '198.51.100.7', provenPhone: phone }
    const started = await bench.start(vehicle, { phone }, bench.site, who)
    codes.push(started.ok ? 'held' : started.error.code)
  }
  expect(codes).toEqual([...Array(10).fill('held'), ...Array(4).fill('too_many_holds')])
  const wide = await holdsOf(await addVehicles(16), (at) => ({ address: `2001:db8:77:${at}::1` }))
  expect(wide.filter((code) => code === 'held')).toHaveLength(12)
})

test('50 holds with one phone, email or device from everywhere give two, also across processes', async () => {
  const from = (at: number) => `203.0.113.${at}`
  for (const same of [{ phone: '0488111222' }, { email: 'one@example.com' }, {}]) {
    const device = Object.keys(same).length === 0 ? 'd'.repeat(22) : null
    const second = await openReservationBench(store)
    const codes = await Promise.all(
      (await addVehicles(50)).map(async (vehicle, at) => {
        const by = at % 2 ? second : bench
        const started = await by.start(vehicle, same, bench.site, { address: from(at), device })
        return started.ok ? 'held' : started.error.code
      }),
    )
    expect(codes.filter((code) => code === 'held')).toHaveLength(2)
    expect(codes.filter((code) => code === 'too_many_holds')).toHaveLength(48)
  }
})

test('typing another shopper’s phone elsewhere neither ends their checkout nor reveals it', async () => {
  const vehicle = await bench.addVehicle()
  const phone = '0499123123'
  const own = await begun(vehicle, { phone })
  const stranger = await bench.start(vehicle, { phone }, bench.site, { address: '192.0.2.66' })
  expect(stranger).toMatchObject({ ok: false, error: { code: 'being_paid' } })
  expect((await session(own))?.state).toBe('open')
  await bench.payAt(own)
  await webhook(own)
  const later = await bench.start(vehicle, { phone }, bench.site, { address: '192.0.2.66' })
  expect(later).toMatchObject({ ok: false, error: { code: 'already_reserved' } })
})

test('the same device or verified phone takes over its own checkout from another network, but a device alone does not', async () => {
  const vehicle = await bench.addVehicle()
  const phone = '0499123124'
  const device = 'e'.repeat(22)
  const from = (address: string, more: object = {}) =>
    bench.start(vehicle, { phone }, bench.site, { address, ...more })
  const first = await from('192.0.2.70', { device })
  const second = await from('198.51.100.70', { device })
  expect([first.ok, second.ok]).toEqual([true, true])
  expect(await from('198.51.100.71', { device: 'f'.repeat(22) })).toMatchObject({
    error: { code: 'being_paid' },
  })
  const third = await from('198.51.100.72', { provenPhone: phone })
  expect(third.ok).toBe(true)
  const sameDevice = { address: '198.51.100.73', device }
  expect(await bench.start(vehicle, { phone: '0499123125' }, bench.site, sameDevice)).toMatchObject({
    error: { code: 'being_paid' },
  })
})
