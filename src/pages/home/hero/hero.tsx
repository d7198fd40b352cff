import type { ComponentType, ReactNode } from 'react'
import type { Template } from '#src/features/sites/domain/site-config.ts'
import { AtelierHero } from './atelier-hero.tsx'
import { CircuitHero } from './circuit-hero.tsx'
import { MetroHero } from './metro-hero.tsx'
import { OutpostHero } from './outpost-hero.tsx'

export type HeroProps = {
  heading: string
  text: string
  /** Address or sample key of the picture; null shows none. */
  picture: string | null
  phone: string
  /** The search panel. */
  children: ReactNode
}

/** One first screen for every template: a new template does not compile without one (SITE-003). */
const HEROES: Record<Template, ComponentType<HeroProps>> = {
  metro: MetroHero,
  atelier: AtelierHero,
  outpost: OutpostHero,
  circuit: CircuitHero,
}

/** The first screen: the vehicle, the promise and the search, arranged by the site's template. */
export function Hero({ template, ...props }: HeroProps & { template: Template }) {
  const Composition = HEROES[template]
  return <Composition {...props} />
}
