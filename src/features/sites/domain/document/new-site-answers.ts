import type { AuState } from '#src/shared/domain/au-state.ts'
import type { SiteConfig, Template } from '../site-config.ts'

/** What `site new` asks. Everything but the slug has a default that an operator can see and change. */
export type NewSiteAnswers = {
  slug: string
  name?: string | undefined
  template?: Template | undefined
  brand?: string | undefined
  type?: SiteConfig['itemTypes'][number] | undefined
  make?: string | undefined
  state?: AuState | undefined
  phone?: string | undefined
  email?: string | undefined
  licence?: string | undefined
}
