/** What a make builds; a site shows the grids of the types it sells. */
export type BrandItemType = 'car' | 'truck' | 'motorcycle' | 'caravan'

/** A make of the platform (DATA-025). `logo` is null where no free mark ships; the name is then set instead. */
export type Manufacturer = {
  id: string
  name: string
  slug: string
  logo: { url: string } | null
  itemTypes: BrandItemType[]
  /** Sold new in Australia; false for makes met as used vehicles only. */
  isSoldNew: boolean
  /** What it sells, to follow the words 'sells' or 'sold'. */
  range: string
}

/** What a site says of a brand itself (DATA-026); null means the platform's own. */
export type BrandEntry = {
  /** Name of the make as its stock carries it. */
  title: string
  slug: string | null
  logoUrl: string | null
  /** Picture key such as `suv/36/red`, a path or an https address. */
  bannerImage: string | null
  description: string[]
  /** PAGE-002: the tile leads to the brand's own slug, or `externalUrl`, instead of its overview. */
  skipPage: boolean
  externalUrl: string | null
}

/** A model of the site's range, in stock or not (DATA-024 `model`, ROUTE-047). */
export type ModelEntry = {
  make: string
  name: string
  slug: string | null
  /** Where Explore model goes instead of the model's page. */
  overrideUrl: string | null
  bannerImage: string | null
  description: string[]
}

/** A brand as pages show it. */
export type Brand = {
  make: string
  slug: string
  logoUrl: string | null
  bannerImage: string | null
  description: string[]
  skipPage: boolean
  externalUrl: string | null
}
