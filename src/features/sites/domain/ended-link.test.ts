import { expect, test } from 'vitest'
import { endedLink, linkStatus } from './ended-link.ts'
import type { SiteConfig } from './site-config.ts'

const config = {
  name: 'Demo Motors',
  email: 'hello@demo.example',
  phones: { main: '07 5550 1000' },
} as SiteConfig

test('a link that was once ours is gone (410), one that never was is not found (404), and both say whom to contact', () => {
  expect((['good', 'ended', 'revoked', 'wrong'] as const).map(linkStatus)).toEqual([200, 410, 410, 404])
  expect(endedLink('revoked', config)).toEqual({
    state: 'revoked',
    siteName: 'Demo Motors',
    phone: '07 5550 1000',
    email: 'hello@demo.example',
  })
  expect(endedLink('good', config).state).toBe('wrong')
})
