import { type Context, Hono } from 'hono'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { CvKind } from './cv-file.ts'
import type { CvService, OpenedCv } from './cv-service.ts'

const TYPES: Record<CvKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}
const WORDS: Record<Exclude<OpenedCv['state'], 'good'>, { status: 404 | 410; text: string }> = {
  ended: { status: 410, text: 'This link to a CV has ended. Ask the applicant to send it again.' },
  revoked: { status: 410, text: 'This CV was deleted because the applicant asked for it.' },
  wrong: { status: 404, text: 'There is no CV at this address.' },
}

/**
 * `GET /{id}.{token}`: the CV a link in a dealer's mail opens, as a download that no browser shows or runs; 410 when
 * the link has ended, 404 if it was never ours or belongs to another site.
 */
export function createCvApi({ cvs, siteOf }: { cvs: CvService; siteOf: (c: Context) => SiteContext }) {
  const api = new Hono()
  api.get('/:link', async (c) => {
    c.header('cache-control', 'private, no-store')
    c.header('referrer-policy', 'no-referrer')
    c.header('x-robots-tag', 'noindex')
    const cv = await cvs.open(siteOf(c), c.req.param('link'))
    if (cv.state !== 'good') return c.text(WORDS[cv.state].text, WORDS[cv.state].status)
    c.header('content-type', TYPES[cv.kind])
    c.header('content-disposition', `attachment; filename="${cv.name}"`)
    c.header('x-content-type-options', 'nosniff')
    c.header('content-security-policy', "default-src 'none'; sandbox")
    return c.body(cv.bytes)
  })
  return api
}
