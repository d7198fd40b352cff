import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'

/** Years of manufacturer's warranty the site claims for a make: 3, or 5 or 7 where configured (LEGAL-004). */
export function warrantyYears({ warranty }: Pick<SiteConfig, 'warranty'>, make: string): number {
  const wanted = make.toLowerCase()
  const own = Object.entries(warranty.yearsByMake).find(([name]) => name.toLowerCase() === wanted)
  return own?.[1] ?? warranty.standardYears
}

/** The terms as Markdown: the standard one and a line for each configured make. */
export function warrantyTermsText(config: Pick<SiteConfig, 'warranty' | 'manufacturer'>): string {
  const { standardYears, yearsByMake } = config.warranty
  const makes = Object.keys(yearsByMake).sort((a, b) => a.localeCompare(b, 'en'))
  const only = config.manufacturer
  if (only !== null && makes.some((make) => make.toLowerCase() === only.toLowerCase()))
    return `Every new ${only} we sell carries a manufacturer’s warranty of **${warrantyYears(config, only)} years** from first registration.`
  const lines = makes.map((make) => `- ${make}: **${yearsByMake[make]} years**`)
  return [
    `The standard manufacturer’s warranty on a new vehicle from us is **${standardYears} years** from first registration.`,
    ...(lines.length > 0 ? [`Some makers give longer:\n\n${lines.join('\n')}`] : []),
  ].join('\n\n')
}
