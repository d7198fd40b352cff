import { expect, test } from 'vitest'
import { createPolicyReports } from './policy-reports.ts'

function open() {
  const counted: string[] = []
  const api = createPolicyReports({ metrics: { countPolicyReport: (directive) => counted.push(directive) } })
  const post = async (body: string) => (await api.request('/', { method: 'POST', body })).status
  return { counted, post }
}
const old = (directive: unknown) => JSON.stringify({ 'csp-report': { 'effective-directive': directive } })

test('reports in the old and the new form are counted by directive', async () => {
  const { counted, post } = open()
  expect(await post(old('script-src-elem'))).toBe(204)
  const batch = [
    { type: 'csp-violation', body: { effectiveDirective: 'script-src-attr' } },
    { type: 'deprecation', body: {} },
  ]
  expect(await post(JSON.stringify(batch))).toBe(204)
  expect(counted).toEqual(['script-src-elem', 'script-src-attr'])
})

test('anything but a report counts for nothing, an invented directive as other, and a huge body is refused', async () => {
  const { counted, post } = open()
  for (const body of ['', '{', 'null', '[]', '[null]', '{"csp-report":null}', old(7), old({ a: 1 })])
    expect(await post(body)).toBe(204)
  expect(counted).toEqual([])
  await post(old('made-up-src-1'))
  await post(
    JSON.stringify(
      Array.from({ length: 500 }, () => ({ type: 'csp-violation', body: { effectiveDirective: 'x' } })),
    ),
  )
  expect(counted).toEqual(Array.from({ length: 21 }, () => 'other'))
  expect(await post('x'.repeat(33 * 1024))).toBe(413)
})
