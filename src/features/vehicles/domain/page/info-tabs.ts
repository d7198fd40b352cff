export type InfoTab = {
  key: 'comments' | 'included' | 'why_buy' | 'reserve' | 'protect' | 'features'
  label: string
  items: string[]
}

export type InfoTabFacts = {
  features: readonly string[]
  whyBuy: readonly string[]
  whatsIncluded: readonly string[]
  reserveOnline: readonly string[]
  protectYourCar: readonly string[]
}

/**
 * The information tabs in the spec's order and wording (VDP-014). Tabs without content are left out (VDP-056),
 * except dealer comments, which have a text for that case (VDP-013).
 */
export function infoTabs(facts: InfoTabFacts): InfoTab[] {
  const tabs: InfoTab[] = [
    { key: 'comments', label: 'Dealer Comments', items: [] },
    { key: 'included', label: "What's Included", items: [...facts.whatsIncluded] },
    { key: 'why_buy', label: 'Why Buy From Us?', items: [...facts.whyBuy] },
    { key: 'reserve', label: 'Reserve Online', items: [...facts.reserveOnline] },
    { key: 'protect', label: 'Protect Your Car', items: [...facts.protectYourCar] },
    { key: 'features', label: 'Features', items: [...facts.features] },
  ]
  return tabs.filter((tab) => tab.key === 'comments' || tab.items.length > 0)
}
