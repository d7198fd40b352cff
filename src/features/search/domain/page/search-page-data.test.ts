import { expect, test } from 'vitest'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import { toPublicSearchSite } from './search-page-data.ts'

test('lead recipients, hosts and search keys of a site never reach a search page', () => {
  const config = {
    slug: 'a',
    name: 'A',
    theme: { template: 'metro' },
    features: { search_suggestions: true },
    search: { makesShown: 7 },
    hosts: ['secret.example'],
    email: 'x@y',
    searchHost: { url: 'u', keyEnv: 'KEY', indexUid: 'v' },
    locations: [{ receivers: [{ kind: 'mail', to: ['boss@x'] }] }],
  } as unknown as SiteConfig
  expect(toPublicSearchSite({ config })).toEqual({
    slug: 'a',
    name: 'A',
    template: 'metro',
    suggests: true,
    search: { makesShown: 7 },
  })
})
