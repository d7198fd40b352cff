import { expect, test } from 'vitest'
import { plainPath } from './plain-path.ts'

test('however a path is spelled that the router takes for the same page, it is one path to a limit', () => {
  for (const spelled of ['/cars/x/checkout', '//Cars//x/checkout/', '/cars/x/%63heckout', '/CARS/x/CHECKOUT'])
    expect(plainPath(spelled), spelled).toBe('/cars/x/checkout')
  expect(plainPath('/trade-in/.data')).toBe('/trade-in.data')
  expect(plainPath('/a%ff//B')).toBe('/a%ff/b')
})
