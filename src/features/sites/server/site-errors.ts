import type { DocumentMistake } from '../domain/document/document-mistake-schema.ts'

/** Every expected failure of the sites feature with its HTTP status. */
export const SITE_ERROR_STATUS = {
  site_document_invalid: 422,
  site_lint_failed: 422,
  site_unknown: 404,
  site_version_unknown: 404,
  site_exists: 409,
  site_standing: 409,
  site_host_taken: 409,
  dealership_differs: 409,
  dealership_unknown: 404,
} as const

export type SiteErrorCode = keyof typeof SITE_ERROR_STATUS

/** `message` is one sentence for the operator; `mistakes` lists what is wrong in a document. */
export type SiteError = { code: SiteErrorCode; status: number; message: string; mistakes: DocumentMistake[] }

export function siteError(code: SiteErrorCode, message: string, mistakes: DocumentMistake[] = []): SiteError {
  return { code, status: SITE_ERROR_STATUS[code], message, mistakes }
}

/** None of a site's versions can be read: its own hosts answer 503, and no other site is affected. */
export class SiteUnreadableError extends Error {
  constructor(slug: string) {
    super(`No version of the site ${slug} passes today’s schema`)
  }
}

export function unknownSite(slug: string): SiteError {
  return siteError('site_unknown', `There is no site ${slug}.`)
}
