import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'

/** `children` is a short list; `groups` make a panel of headed columns (PAGE-028). */
export const menuItem = z.strictObject({
  label: field.text.describe('Text of the item.'),
  href: field.href.describe('Where it goes.'),
  children: z.array(field.link).default([]).describe('Links of its panel.'),
  groups: z
    .array(
      z.strictObject({
        heading: field.text.describe('Heading of the column, such as a make.'),
        href: field.href.describe('Where the heading leads.'),
        links: z.array(field.link).default([]).describe('Links under it.'),
      }),
    )
    .default([])
    .describe('Headed columns of a wide panel.'),
})

export const footerColumn = z.strictObject({
  heading: field.text.describe('Heading of the column.'),
  links: z.array(field.link).describe('Links under it.'),
})

const heading = field.text.describe('Heading of the section.')
const words = field.text.describe('Text of the section.')
const picture = field
  .formed(/^[a-z0-9]+\/-?\d+\/[a-z]+$/, 'must be a picture key such as suv/36/red')
  .nullable()
  .default(null)
  .describe('Picture key: model, angle and colour, such as suv/36/red.')

export const homeSection = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hero').describe('The first screen with the search panel.'),
    heading,
    text: words,
    picture,
  }),
  z.strictObject({ kind: z.literal('body_tiles').describe('Tiles that open a search by body.'), heading }),
  z.strictObject({
    kind: z.literal('brand_strip').describe('Links to selected makes or models.'),
    heading,
    brands: z
      .array(field.link.extend({ picture }))
      .min(1)
      .describe('Makes or models, their searches, and a picture for a range strip.'),
  }),
  z.strictObject({
    kind: z
      .literal('brands')
      .describe('The site’s own brands with their logos and what is in stock, otherwise the makes in stock.'),
    heading,
    link: field.link.nullable().default(null).describe('Where to see all of them.'),
  }),
  z.strictObject({
    kind: z.literal('current_offers').describe('Up to three current offers; nothing if there are none.'),
    heading,
  }),
  z.strictObject({
    kind: z.literal('promotions').describe('Current promotions of the home page; nothing if there are none.'),
    heading,
  }),
  z.strictObject({
    kind: z
      .literal('reviews')
      .describe('The newest reviews of the location with the most; nothing if there are none.'),
    heading,
  }),
  z.strictObject({
    kind: z.literal('sales_counter').describe('Sales this month; nothing if salesCounter is off.'),
    heading,
  }),
  z.strictObject({
    kind: z.literal('stats').describe('Locations, makes and vehicles, each figure linking to its source.'),
    heading,
  }),
  z.strictObject({
    kind: z.literal('featured_stock').describe('Six vehicles from stock.'),
    heading,
    filter: field.searchFilter.default('').describe('Which vehicles, as a search filter; empty for all.'),
    link: field.link.describe('Where to see all of them.'),
  }),
  z.strictObject({
    kind: z.literal('featured_used').describe('The six newest used vehicles in stock with photos.'),
    heading,
    link: field.link.describe('Where to see all of them.'),
  }),
  z.strictObject({ kind: z.literal('budget_search').describe('Search by repayment and deposit.'), heading }),
  z.strictObject({
    kind: z.literal('reasons').describe('Why buy here.'),
    heading,
    items: z
      .array(
        z.strictObject({
          title: field.text.describe('Short reason.'),
          text: field.text.describe('One sentence.'),
        }),
      )
      .min(1)
      .describe('The reasons.'),
  }),
  z.strictObject({ kind: z.literal('locations').describe('The site’s locations.'), heading }),
  z.strictObject({
    kind: z
      .literal('recently_viewed')
      .describe('What this browser last opened and searched for; nothing on a first visit.'),
    heading,
  }),
  z.strictObject({
    kind: z.literal('blog').describe('The newest posts; nothing if blogs.count is 0 or none is published.'),
    heading,
  }),
  z.strictObject({
    kind: z.literal('banner').describe('A strip with one message and one link.'),
    heading,
    text: words,
    link: field.link.describe('Where it goes.'),
    ...field.showPeriod,
  }),
  z.strictObject({
    kind: z.literal('text').describe('A paragraph with a link.'),
    heading,
    text: words,
    link: field.link.nullable().default(null).describe('Where to read more.'),
    picture,
  }),
  z.strictObject({
    kind: z.literal('offers').describe('Cards that lead to offers.'),
    heading,
    items: z
      .array(
        z.strictObject({
          title: field.text.describe('Title of the card.'),
          text: field.text.describe('One sentence.'),
          href: field.href.describe('Where it goes.'),
          picture,
        }),
      )
      .min(1)
      .describe('The cards.'),
  }),
])

export const announcement = z.strictObject({
  text: field.text.describe('Text of the bar.'),
  href: field.href.nullable().default(null).describe('Where it goes.'),
  ...field.showPeriod,
})

export type MenuItem = z.output<typeof menuItem>
/** A home page section as in the document; the page renders them in document order (SITE-007). */
export type HomeSection = z.output<typeof homeSection>
