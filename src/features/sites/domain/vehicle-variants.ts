/** Named variants of cards and vehicle pages (SITE-017); each is off, or the spec's default, when absent. */
export type VehicleVariants = {
  /** CARD-009; default 'New'. */
  justArrivedText: string
  /** CARD-010; default 'JUST SOLD'. */
  soldText: string
  /** CARD-003: buttons under a card, in order; default Enquire Now. */
  cardButtons: ('reserve' | 'enquire' | 'call' | 'test_drive' | 'finance')[]
  /** CARD-017. */
  hidesTestDriveWhenComingSoon: boolean
  /** CARD-021. */
  comparesUsedOnly: boolean
  /** VDP-024, VDP-025 and standards.md B9 trap 6: the whole scale of verdicts (default) or the spec's two words only. */
  marketVerdicts: 'full_scale' | 'deals_only'
  /** VDP-008: the viewer opens on photographs although there is a spin. */
  opensOnGallery: boolean
  /** VDP-033. */
  hidesTwitter: boolean
  /** VDP-014, VDP-056: the site's own copy of three tabs; a tab without copy is not shown. */
  whatsIncluded: string[]
  reserveOnline: string[]
  protectYourCar: string[]
  /** VDP-027. */
  disclaimer: string
}
