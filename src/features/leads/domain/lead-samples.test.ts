import { expect, test } from 'vitest'
import { aLead } from './lead-samples.ts'

test('the sample lead can be changed in one place', () => {
  expect(aLead({ optIn: true })).toMatchObject({ optIn: true, reference: 'K7MP-4QX2' })
})
