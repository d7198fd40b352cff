import type { ComponentType } from 'react'
import type { Template } from '#src/features/sites/domain/site-config.ts'
import type { SiteShell } from '#src/features/sites/domain/site-shell.ts'
import { MetroFooter, OutpostFooter } from './footer/site-footer.tsx'
import { MetroHeader } from './header/metro-header.tsx'
import { OutpostHeader } from './header/outpost-header.tsx'
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url'
import oswald from '@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2?url'

type Surface = ComponentType<{ shell: SiteShell }>

/** What a template must bring; the vehicle page and its card choose by the same key in their own feature. */
export type TemplateSurfaces = {
  header: Surface
  footer: Surface
  hero: 'overlay' | 'split'
  cardLayout: 'compact' | 'row'
  /** Text and display font, loaded before the first paint. */
  fonts: [string, string]
}

export const TEMPLATE_SURFACES: Record<Template, TemplateSurfaces> = {
  metro: {
    header: MetroHeader,
    footer: MetroFooter,
    hero: 'overlay',
    cardLayout: 'compact',
    fonts: [inter, manrope],
  },
  outpost: {
    header: OutpostHeader,
    footer: OutpostFooter,
    hero: 'split',
    cardLayout: 'row',
    fonts: [archivo, oswald],
  },
}
