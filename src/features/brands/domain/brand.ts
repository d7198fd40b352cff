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
