import { z } from 'zod'
import { siteDocument } from './site-document-schema.ts'

/**
 * The settings of a site as JSON Schema (draft 7, which editors support best), for what a person writes, so
 * anything with a default may be left out. Rules between settings are only checked by publishing.
 */
export function siteDocumentJsonSchema(): object {
  return {
    title: 'Site document of Forecourt',
    // A transform has no schema of its own, but its input does.
    ...z.toJSONSchema(siteDocument, { target: 'draft-7', io: 'input', unrepresentable: 'any' }),
  }
}
