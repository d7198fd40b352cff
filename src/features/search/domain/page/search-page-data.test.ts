import { expect, test } from 'vitest'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import { toPublicSearchSite } from './search-page-data.ts'

test('receivers, hosts and search keys of a site never reach a search page', () => {
  const config = {
    slug: 'a',
    hosts: ['secret.example'],
    email: 'x@y',
    searchHost: { url: 'u', keyEnv: 'KEY', indexUid: 'v' },
    locations: [{ receivers: [{ kind: 'mail', to: ['boss@x'] }] }],
  } as unknown as SiteConfig
  const text = JSON.stringify(toPublicSearchSite({ config }))
  expect(text).not.toMatch(/secret|KEY|boss|x@y/)
  expect(toPublicSearchSite({ config }).config.locations).toHaveLength(1)
})
