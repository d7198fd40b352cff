import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { PAYMENT_METHODS, PAYMENT_NAMES } from './payment-method.ts'

test('PAGE-035: every payment method has a name and a mark', () => {
  const locate = createRequire(import.meta.url)
  for (const method of PAYMENT_METHODS) {
    expect(PAYMENT_NAMES[method]).not.toBe('')
    expect(existsSync(locate.resolve(`simple-icons/icons/${method}.svg`)), method).toBe(true)
  }
})
