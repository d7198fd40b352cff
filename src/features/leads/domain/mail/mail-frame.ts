/** A site's look in its mails; colours are `#rrggbb`, addresses absolute. */
export type MailBrand = {
  /** Colour of buttons and of the bar at the top, and of text on it. */
  plane: string
  onPlane: string
  /** Colour of links and of the name. */
  text: string
  wordmark: string
  logoUrl: string | null
  /** The site's own sign, shown with its name where there is no logo. */
  signUrl: string
}
/** Who a mail is from; without a brand it is plain. */
export type MailLook = { siteName: string; brand?: MailBrand }

const PLAIN: Pick<MailBrand, 'plane' | 'onPlane' | 'text'> = {
  plane: '#1a1a1a',
  onPlane: '#ffffff',
  text: '#1a1a1a',
}
const FONT = 'font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.5;color:#1a1a1a'

/**
 * A line of 44 px is what a thumb hits. Mail programs that drop padding and minimum heights keep the height of a line.
 */
const TAP_STYLE = 'display:inline-block;line-height:44px;mso-line-height-rule:exactly'

/** A whole HTML mail around a body: the site's name or logo, the body on white, and a footer if there is one. */
export function mailHtml(body: string, look: MailLook, footer = ''): string {
  const { plane } = look.brand ?? PLAIN
  const card = `max-width:600px;background:#ffffff;border:1px solid #e4e4e7;border-top:4px solid ${plane};border-radius:8px`
  const foot = footer
    ? `<tr><td style="padding:14px 20px 18px;border-top:1px solid #e4e4e7;font-size:12px;color:#52525b">${footer}</td></tr>`
    : ''
  return (
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"></head>' +
    `<body style="margin:0;padding:0;background:#f4f4f5;${FONT}">` +
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f4f4f5"><tr><td align="center" style="padding:16px 8px">' +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${card}">` +
    `<tr><td style="padding:16px 20px 0">${headerHtml(look)}</td></tr>` +
    `<tr><td style="padding:14px 20px 18px;${FONT};overflow-wrap:anywhere;word-break:break-word">${body}</td></tr>${foot}` +
    '</table></td></tr></table></body></html>'
  )
}

function headerHtml({ siteName, brand }: MailLook): string {
  const name = escapeHtml(brand?.wordmark || siteName)
  const colour = (brand ?? PLAIN).text
  if (brand?.logoUrl)
    return `<img src="${escapeHtml(brand.logoUrl)}" alt="${escapeHtml(siteName)}" height="36" style="display:block;height:36px;width:auto;max-width:100%;font-size:18px;font-weight:bold;color:${colour}">`
  const sign = brand
    ? `<img src="${escapeHtml(brand.signUrl)}" alt="" width="32" height="32" style="width:32px;height:32px;vertical-align:middle;margin-right:10px;border-radius:6px">`
    : ''
  return `${sign}<span style="font-size:18px;font-weight:bold;vertical-align:middle;color:${colour}">${name}</span>`
}

/** A link as large as a button. */
export function actionHtml({ action, url }: { action: string; url: string }, { brand }: MailLook): string {
  const { plane, onPlane } = brand ?? PLAIN
  const style = `${TAP_STYLE};padding:0 20px;background:${plane};color:${onPlane};text-decoration:none;font-weight:bold;border-radius:6px`
  return `<p style="margin:4px 0 12px"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(action)}</a></p>`
}

/** A link within a line of text, high enough to hit. */
export function tapHtml(href: string, words: string, { brand }: MailLook): string {
  return `<a href="${escapeHtml(href)}" style="${TAP_STYLE};color:${(brand ?? PLAIN).text}">${escapeHtml(words)}</a>`
}

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;')
}
