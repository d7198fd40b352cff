import { expect, test } from 'vitest'
import type { TradeIn } from '#src/features/trade-in/domain/trade-in.ts'
import { readStepForm } from './photo-form.ts'

test('twelve photos sent at once without scripts: the first ten are kept, and the answer says how many there may be', async () => {
  const body = new FormData()
  for (let n = 0; n < 12; n++) body.append('photos', new Blob([`photo ${n}`]), `${n}.jpg`)
  let kept = 0
  const { error } = await readStepForm(new Request('http://site/trade-in', { method: 'POST', body }), {
    owner: {} as TradeIn,
    photos: {
      admit: async () => ({ ok: true, value: { release() {} } }),
      add: async () => {
        kept += 1
        return { ok: true, value: null }
      },
    },
  })
  expect([kept, error?.message]).toEqual([10, 'You can add up to 10 photos.'])
})
