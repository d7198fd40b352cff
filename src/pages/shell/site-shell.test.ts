import { expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { toId } from '#src/shared/domain/ids.ts'
import type { SiteConfig, SiteContext } from '#src/features/sites/domain/site-config.ts'
import { parseSiteDocument } from '#src/pages/site-document/site-config-schema.ts'
import { toPageShell, toSiteShell } from './site-shell.ts'

const NOW = Date.parse('2026-11-23T01:00:00Z')

function demo(slug: string, changes: Partial<SiteConfig> = {}): SiteContext {
  const parsed = parseSiteDocument(DEMO_SITES.find((site) => site.slug === slug))
  if (!parsed.ok) throw new Error('not a valid demo site')
  const config = { ...parsed.value, ...changes }
  return {
    id: toId('site', slug),
    version: 1,
    config,
    origin: `http://${slug}.localhost:3000`,
    host: `${slug}.localhost:3000`,
    dealershipIds: config.dealerships.map(({ id }) => id),
    isPreview: true,
  }
}

test("every page carries the licence of every dealership under its state's label", () => {
  for (const { slug } of DEMO_SITES) {
    const shell = toSiteShell(demo(slug), NOW)
    expect(shell.sellers.length).toBeGreaterThan(0)
    for (const seller of shell.sellers) expect(seller.licence).toMatch(/^(MD|LMCT|LVD|Licence) ?\S+/)
  }
})

test('nothing private of a site reaches the browser: no receiver, filter or name of a secret', () => {
  for (const { slug } of DEMO_SITES) {
    const site = demo(slug)
    const text = JSON.stringify(toSiteShell(site, NOW))
    const receivers = [...site.config.dealerships, ...site.config.locations].flatMap(
      (place) => place.receivers,
    )
    expect(receivers.length).toBeGreaterThan(0)
    for (const receiver of receivers) {
      for (const secret of 'to' in receiver ? receiver.to : [receiver.url]) expect(text).not.toContain(secret)
    }
    expect(text).not.toMatch(/receivers|searchFilters|secretEnv|keyEnv/)
  }
})

test('an announcement shows from its start until its expiry, and not a moment longer (SITE-007)', () => {
  const announcement = {
    text: 'Open Sunday',
    href: null,
    start: '2026-11-23T01:00:00Z',
    expiry: '2026-11-24T01:00:00Z',
  }
  const shown = (ms: number) => toSiteShell(demo('meridian', { announcement }), ms).announcement
  expect(shown(NOW - 1)).toBeNull()
  expect(shown(NOW)).toEqual({ text: 'Open Sunday', href: null })
  expect(shown(Date.parse(announcement.expiry) - 1)).not.toBeNull()
  expect(shown(Date.parse(announcement.expiry))).toBeNull()
})

test('a hidden location does not appear anywhere in the shell (SITE-016)', () => {
  const site = demo('wattle-caravans')
  const hidden = site.config.locations.filter((place) => !place.isVisible)
  expect(hidden.length).toBeGreaterThan(0)
  const slugs = toSiteShell(site, NOW).locations.map((place) => place.slug)
  for (const place of hidden) expect(slugs).not.toContain(place.slug)
})

test('service and finance links go where the site offers them, in every part of its menus (ROUTE-023, ROUTE-024, ROUTE-027, ROUTE-029)', () => {
  const link = (href: string) => ({ label: 'x', href })
  const { config } = demo('meridian')
  const site = demo('meridian', {
    menu: [
      {
        ...link('/service'),
        children: [link('/finance')],
        groups: [
          { heading: 'h', href: '/finance', links: [link('/service'), link('/finance'), link('/faqs')] },
        ],
      },
    ],
    footer: [{ heading: 'h', links: [link('/finance')] }],
    forms: { ...config.forms, serviceUrl: 'https://book.example/' },
    finance: { ...config.finance, link: '/finance-enquiry' },
  })
  const { menu, footer } = toSiteShell(site, NOW)
  const finance = '/finance-enquiry#finance-form'
  expect(menu[0]).toMatchObject({
    href: 'https://book.example/',
    children: [{ href: finance }],
    groups: [
      { href: finance, links: [{ href: 'https://book.example/' }, { href: finance }, { href: '/faqs' }] },
    ],
  })
  expect(footer[0]?.links[0]?.href).toBe(finance)
})

test('little travels with each page: menus, locations and sellers stay where they are drawn', () => {
  for (const { slug } of DEMO_SITES) {
    const shell = toSiteShell(demo(slug), NOW)
    const sent = toPageShell(shell)
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['menu']))
    expect(JSON.stringify(sent).length).toBeLessThan(1500)
    expect(shell).toMatchObject(sent)
  }
})
