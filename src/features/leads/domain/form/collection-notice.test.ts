import { expect, test } from 'vitest'
import { collectionNotice } from './collection-notice.ts'

test('the notice states the collector, the purpose, the consequence, the recipients and the policy (APP 5)', () => {
  const text = collectionNotice('Northside Motors')
  for (const part of [
    'Northside Motors',
    'answer your enquiry',
    'cannot reply',
    'share',
    'overseas',
    'complain',
  ])
    expect(text).toContain(part)
})
