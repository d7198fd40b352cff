import { expect, test } from 'vitest'
import { withdrawalSheet } from '#src/features/leads/domain/consent/withdrawal-sheet.ts'
import { anOpenSite, linkIn, openShopperBench } from '#src/features/leads/testing/shopper-bench.ts'

const { site, desk: bench } = openShopperBench()

test('a withdrawal reaches the mailboxes and webhooks that had the person’s leads, once (Spam Act 2003 s 18)', async () => {
  const desk = bench()
  const [place] = site.config.locations
  if (!place) throw new Error('no place')
  const before = place.receivers
  const hook = { kind: 'webhook', id: 'crm', url: 'https://crm.example/in', secretEnv: 'FORECOURT_SECRET_A' }
  place.receivers = [...before, hook] as never
  const { reference } = await desk.send({ email: 'stop@example.com', phone: '0400100050', opt_in: 'true' })
  place.receivers = before
  const link = linkIn((await desk.mailsTo('stop@example.com'))[0], 'consent')
  for (const channel of ['one_click', 'consent_page'] as const) {
    await desk.consents.answer(site, link, { granted: false, channel })
    await desk.work()
  }
  const told = (await desk.mailsTo('sales@northside.example')).filter(({ subject }) =>
    subject.startsWith('No more marketing to Jo Citizen'),
  )
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('Email: stop@example.com')
  const events = desk.posts.map((body) => JSON.parse(body)).filter(({ event }) => event)
  expect(events).toEqual([
    {
      event: 'marketing_consent_withdrawn',
      lead_id: expect.any(String),
      reference,
      site: 'northside',
      email: 'stop@example.com',
      opt_in: false,
    },
  ])
})

test('a forged or another site’s link opens and changes nothing', async () => {
  const desk = bench()
  const { reference } = await desk.send({ email: 'forge@example.com', phone: '0400100004', opt_in: 'true' })
  const link = linkIn((await desk.mailsTo('forge@example.com'))[0], 'consent')
  const forged = [
    { reference, signature: '' },
    { reference, signature: 'x'.repeat(22) },
    { reference: 'AAAA-AAAA', signature: link.signature },
  ]
  for (const wrong of forged) {
    expect(await desk.consents.open(site, wrong)).toBeNull()
    expect(await desk.consents.answer(site, wrong, { granted: false, channel: 'one_click' })).toBe(false)
  }
  expect(await desk.consents.open(anOpenSite('southside'), link)).toBeNull()
  expect(await desk.drives.open(site, { ...link, purpose: 'test-drive' })).toBeNull()
  expect(await desk.consents.mayMarket(site, 'forge@example.com')).toBe(true)
})

test('consent is shown with its evidence, withdrawn for the person with one press, and can be given again (Spam Act)', async () => {
  const desk = bench()
  await desk.send({ email: 'Con@example.com', phone: '0400100005', opt_in: 'true' })
  desk.time.nowMs += 60_000
  await desk.send({ email: 'con@example.com', phone: '0400100005', message: 'Another' })
  const link = linkIn((await desk.mailsTo('Con@example.com'))[0], 'consent')
  const view = await desk.consents.open(site, link)
  expect(view).toMatchObject({ mayMarket: true })
  expect(view?.email.toLowerCase()).toBe('c•••@example.com')
  expect(view?.answers.map(({ granted, from }) => [granted, from])).toEqual([
    [true, 'form'],
    [false, 'form'],
  ])
  desk.time.nowMs += 60_000
  await desk.consents.answer(site, link, { granted: false, channel: 'one_click' })
  expect(await desk.consents.mayMarket(site, 'con@example.com')).toBe(false)
  desk.time.nowMs += 60_000
  await desk.consents.answer(site, link, { granted: true, channel: 'consent_page' })
  expect((await desk.consents.open(site, link))?.answers).toHaveLength(4)
  expect(await desk.consents.mayMarket(site, 'con@example.com')).toBe(true)
})

test('a mail’s links expire by purpose and say so, but a withdrawal is still accepted (Spam Act 2003 s 18)', async () => {
  const desk = bench()
  const drive = { form: 'test_drive', dateTime: '2026-11-26T10:00', car_id: 'veh_1' }
  await desk.send({ email: 'late@example.com', phone: '0400100008', opt_in: 'true', ...drive })
  const [mail] = await desk.mailsTo('late@example.com')
  const [consent, booked] = [linkIn(mail, 'consent'), linkIn(mail, 'test-drive')]
  const sentAt = desk.time.nowMs
  desk.time.nowMs = Date.parse('2026-12-01T00:00:00Z')
  expect(await desk.drives.open(site, booked)).toMatchObject({ state: 'past' })
  desk.time.nowMs = Date.parse('2026-12-04T00:00:00Z')
  expect(await desk.drives.open(site, booked)).toBeNull()
  expect(await desk.drives.stateOf(site, booked)).toBe('ended')
  desk.time.nowMs = sentAt + 399 * 86_400_000
  expect(await desk.consents.open(site, consent)).toMatchObject({ mayMarket: true })
  desk.time.nowMs = sentAt + 401 * 86_400_000
  expect(await desk.consents.open(site, consent)).toBeNull()
  expect(await desk.consents.stateOf(site, consent)).toBe('ended')
  expect(await desk.consents.answer(site, consent, { granted: true, channel: 'consent_page' })).toBe(false)
  expect(await desk.consents.mayMarket(site, 'late@example.com')).toBe(true)
  expect(await desk.consents.answer(site, consent, { granted: false, channel: 'one_click' })).toBe(true)
  expect(await desk.consents.mayMarket(site, 'late@example.com')).toBe(false)
  desk.time.nowMs = sentAt
})

test('withdrawals are listed with who was told, as evidence (Spam Act 2003 s 18)', async () => {
  const desk = bench()
  const { reference } = await desk.send({ email: 'list@example.com', phone: '0400100070', opt_in: 'true' })
  const link = linkIn((await desk.mailsTo('list@example.com'))[0], 'consent')
  const since = new Date(desk.time.nowMs)
  for (const channel of ['consent_page', 'one_click'] as const) {
    desk.time.nowMs += 1000
    await desk.consents.answer(site, link, { granted: false, channel })
  }
  await desk.work()
  const all = await desk.leads.listWithdrawals({ siteSlug: 'northside', since, limit: 10 })
  const mine = all.find((each) => each.reference === reference)
  const listed = all.filter(({ personKey }) => personKey === mine?.personKey)
  expect(listed.map(({ channel, told, email }) => [channel, told, email])).toEqual([
    ['one_click', null, null],
    ['consent_page', 'loc_northside/sales', 'list@example.com'],
  ])
  expect(listed[1]).toMatchObject({ reference, state: 'delivered', textVersion: '1' })
  expect(await desk.leads.listWithdrawals({ siteSlug: 'elsewhere', limit: 10 })).toEqual([])
  const [head, , row] = withdrawalSheet(listed).split('\r\n')
  expect(head).toMatch(/^withdrawn_at,site,email,name,reference,person_key,/)
  expect(row).toContain(`,northside,list@example.com,Jo Citizen,${reference},`)
})
