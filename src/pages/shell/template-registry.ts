import type { ComponentType } from 'react'
import type { Template } from '#src/features/sites/domain/site-config.ts'
import type { SiteShell } from './site-shell.ts'
import { AtelierFooter } from './footer/atelier-footer.tsx'
import { CircuitFooter } from './footer/circuit-footer.tsx'
import { MetroFooter } from './footer/metro-footer.tsx'
import { OutpostFooter } from './footer/outpost-footer.tsx'
import { AtelierHeader } from './header/atelier-header.tsx'
import { CircuitHeader } from './header/circuit-header.tsx'
import { MetroHeader } from './header/metro-header.tsx'
import { OutpostHeader } from './header/outpost-header.tsx'
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import archivoExpanded from '#src/ui/fonts/archivo-expanded.woff2?url'
import cormorant from '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url'
import oswald from '@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2?url'

type Surface = ComponentType<{ shell: SiteShell }>

/**
 * What a template puts around a page. Drawn by the server only: none of it ships to a browser. Hero, card and
 * vehicle page choose by the same key within their own features (HEROES, CARD_LAYOUTS, ARRANGEMENTS).
 */
type TemplateSurfaces = {
  header: Surface
  footer: Surface
  /** Text and display font, loaded before the first paint. */
  fonts: [string, string]
}

/** One entry for every template: a new one does not compile without its surfaces (SITE-003). */
export const TEMPLATE_SURFACES: Record<Template, TemplateSurfaces> = {
  metro: { header: MetroHeader, footer: MetroFooter, fonts: [inter, manrope] },
  atelier: { header: AtelierHeader, footer: AtelierFooter, fonts: [instrument, cormorant] },
  outpost: { header: OutpostHeader, footer: OutpostFooter, fonts: [archivo, oswald] },
  circuit: { header: CircuitHeader, footer: CircuitFooter, fonts: [figtree, archivoExpanded] },
}
