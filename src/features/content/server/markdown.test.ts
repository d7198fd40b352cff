import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMarkdown, renderMarkdown } from './markdown.ts'

const VALUES = {
  inline: { name: '<b>Sharp & Sons</b>', phone: '07 5550 1000', phone_digits: '0755501000' },
  blocks: { places: '- **Kedron**', used_guarantee: '' },
}
const html = (text: string) => renderMarkdown(parseMarkdown(text), VALUES).html

test.each([
  ['<script>alert(1)</script>', /script/i],
  ['<img src=x onerror=alert(1)>', /onerror|<img/i],
  ['[a](javascript:alert(1))', /javascript/i],
  ['[a](JaVaScRiPt:alert(1))', /javascript/i],
  ['[a](data:text/html;base64,PHNjcmlwdD4=)', /data:/i],
  ['![a](javascript:alert(1))', /javascript/i],
  ['<iframe src="https://evil.example"></iframe>', /iframe/i],
  ['<style>body{display:none}</style>', /<style/i],
  ['<a href="https://x.example" onclick="alert(1)">x</a>', /onclick/i],
  ['[a](//evil.example/x "t\\" onmouseover=\\"alert(1)")', /onmouseover="/i],
])('%s is made harmless', (text, forbidden) => {
  expect(html(text)).not.toMatch(forbidden)
})

test('whatever is written, no script, handler or unsafe address gets through', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '"',
    '(',
    ')',
    '[',
    ']',
    '!',
    'script',
    'onload=',
    'javascript:',
    ' ',
    '\n',
    '{{name}}',
    '`',
    '&',
    'x',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const tags = html(pieces.join('')).match(/<[^>]*>/g) ?? []
      for (const tag of tags) expect(tag).not.toMatch(/<script|\son\w+=|javascript:/i)
    }),
  )
})

test('a dealer’s name stays text even if it looks like markup', () => {
  expect(html('Call {{name}} on [{{phone}}](tel:{{phone_digits}})')).toBe(
    '<p>Call &#x3C;b>Sharp &#x26; Sons&#x3C;/b> on <a href="tel:0755501000">07 5550 1000</a></p>',
  )
})

test('a passage replaces its paragraph, or leaves nothing behind', () => {
  expect(html('{{places}}')).toContain('<li><strong>Kedron</strong></li>')
  expect(html('a\n\n{{used_guarantee}}\n\nb').replace(/\n/g, '')).toBe('<p>a</p><p>b</p>')
})

test('headings get unique ids that never clash with those of the page', () => {
  const { html: made, sections } = renderMarkdown(
    parseMarkdown('# Content\n\n## What’s in it?\n\n## What’s in it?\n\n### 3 parts'),
    VALUES,
  )
  expect(sections.map(({ id }) => id)).toEqual(['about-content', 'whats-in-it', 'whats-in-it-2'])
  expect(made).not.toContain('<h1')
  expect(made).toContain('<h3 id="about-3-parts">')
})

test('questions are split into groups with answers as HTML and as plain text', () => {
  const text = 'Intro\n\n## Keys\n\n### How many?\n\n**Two**, of course.\n\n### And remotes?\n\nThose too.'
  const { html: intro, groups } = renderMarkdown(parseMarkdown(text), VALUES, { hasQuestions: true })
  expect(intro).toBe('<p>Intro</p>')
  expect(groups).toMatchObject([
    {
      heading: 'Keys',
      questions: [
        { question: 'How many?', html: '<p><strong>Two</strong>, of course.</p>', text: 'Two, of course.' },
        { question: 'And remotes?', text: 'Those too.' },
      ],
    },
  ])
})

test('a table scrolls by keyboard, an outside link opens safely, and a sample picture has its size', () => {
  expect(html('| a | b |\n|---|---|\n| 1 | 2 |')).toMatch(
    /^<div class="table-frame" role="region" aria-label="Table" tabindex="0"><table>/,
  )
  expect(html('[x](https://x.example)')).toContain('rel="noopener"')
  expect(html('![A red SUV](/img/sample/suv/36/red.webp)')).toMatch(
    /srcset="\/img\/sample\/suv\/36\/red.webp\?w=320.*height="640"/i,
  )
})
