import { expect, test } from 'vitest'
import { escapeXml, textNode, writeAdfDocument } from './adf-xml.ts'

test('markup is escaped and characters XML does not allow are dropped (pain 3)', () => {
  expect(escapeXml(`<b a="1">'&</b>`)).toBe('&lt;b a=&quot;1&quot;&gt;&apos;&amp;&lt;/b&gt;')
  expect(escapeXml('a\u0000b\u0008c\ufffed\ud800e]]>')).toBe('abcd\ufffde]]&gt;')
})

test('optional elements without content are left out', () => {
  expect(textNode('vin', null)).toBeNull()
  expect(textNode('vin', '')).toBeNull()
  expect(
    writeAdfDocument({ name: 'adf', children: [null, textNode('a', 0, { b: '"', c: undefined })] }),
  ).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n<adf>\n  <a b="&quot;">0</a>\n</adf>\n',
  )
})
