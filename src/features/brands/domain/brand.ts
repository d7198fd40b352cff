/** What a make builds; a site shows the grids of the types it sells. */
export type BrandItemType = 'car' | 'truck' | 'motorcycle' | 'caravan'

/** A make known to the platform (DATA-025). `logo` is null where there is no free mark; the name is shown instead. */
export type Manufacturer = {
  id: string
  name: string
  slug: string
  logo: { url: string } | null
  itemTypes: BrandItemType[]
  /** Sold new in Australia; false for makes found only as used vehicles. */
  isSoldNew: boolean
  /** What it makes, worded to follow 'sells' or 'sold'. */
  range: string
}

export type Brand = {
  make: string
  slug: string
  logoUrl: string | null
  bannerImage: string | null
  description: string[]
  skipPage: boolean
  externalUrl: string | null
}
