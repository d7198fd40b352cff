import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'

/** Pictures of stock (API-016). */
const pictures = z.strictObject({
  sources: z
    .array(field.hostName)
    .max(50)
    .default([])
    .describe(
      'Hosts from which pictures named in stock feeds are fetched; pictures elsewhere are not fetched.',
    ),
  cdn: field
    .formed(
      /^https:\/\/[^\s\\]*\{source\}[^\s\\]*$/,
      'must be an https: address with {source} in it, and {width}, {quality} and {crop} where they belong',
    )
    .max(500)
    .nullable()
    .default(null)
    .describe(
      'Address of an image CDN with {source}, {width}, {quality} and {crop} to fill in; null serves pictures from here.',
    ),
})

export const pictureSettings = {
  pictures: pictures.prefault({}).describe('Pictures of stock.'),
}

export type PictureConfig = z.output<z.ZodObject<typeof pictureSettings>>
