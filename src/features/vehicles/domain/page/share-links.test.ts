import { expect, test } from 'vitest'
import { COPIED_MS, copiedText, SHARE_WINDOW, shareLinks } from './share-links.ts'

test('five links carry the vehicle’s address, and Twitter may be hidden (VDP-033)', () => {
  const links = shareLinks('https://x.example/cars/a?b=1&c', 'HiLux & more', { hidesTwitter: false })
  expect(links.map((link) => link.kind)).toEqual(['facebook', 'twitter', 'whatsapp', 'email', 'sms'])
  for (const link of links) expect(link.href).toContain(encodeURIComponent('https://x.example/cars/a?b=1&c'))
  expect(shareLinks('https://x.example', 'T', { hidesTwitter: true }).map((link) => link.kind)).not.toContain(
    'twitter',
  )
})

test('the window is 550 by 400 and Copied shows for 1.5 s (VDP-034, VDP-035)', () => {
  expect(SHARE_WINDOW).toEqual({ width: 550, height: 400 })
  expect(COPIED_MS).toBe(1500)
})

test('the toast of a copied link names the vehicle (ERR-023)', () => {
  expect(copiedText('2021 Toyota HiLux SR5')).toBe('Copied 2021 Toyota HiLux SR5 to your clipboard!')
})
