import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'
import { SITE_MARK_SHAPES } from '../brand/site-mark.ts'
import { TEMPLATES } from '../site-config.ts'

const markPath = field
  .formed(/^M[MmLlHhVvCcSsQqTtAaZz\d\s.,-]*$/, 'must be the data of an SVG path such as M4 4h24v24z')
  .max(600)

export const theme = z.strictObject({
  template: z.enum(TEMPLATES).default('metro').describe('Arrangement of the pages.'),
  brandColour: field.hexColour
    .default('#0b5fff')
    .describe('The dealer’s colour; a readable scale is made from it.'),
  wordmark: field.text.max(40).optional().describe('Text shown when there is no logo; by default the name.'),
  logoUrl: field.pictureUrl.nullable().default(null).describe('Logo picture.'),
  mark: z
    .strictObject({
      shape: z
        .enum(SITE_MARK_SHAPES)
        .default('disc')
        .describe('Background shape of the symbol; none for no background.'),
      path: markPath.describe('SVG path on a 32 by 32 grid.'),
      isFilled: z.boolean().default(false).describe('The path is filled instead of drawn as a line.'),
      weight: z.number().min(0.5).max(5).default(2.4).describe('Width of its line.'),
    })
    .nullable()
    .default(null)
    .describe(
      'The site’s own symbol, next to its name and in its icons; null draws the first letter of the name.',
    ),
  heroImageUrl: field.pictureUrl
    .nullable()
    .default(null)
    .describe(
      'The dealer’s own photo in the hero of the home page, 3:2; null shows the section’s sample picture.',
    ),
})

/** The look of a site, with its text mark filled in. */
export type SiteTheme = z.output<typeof theme> & { wordmark: string }
