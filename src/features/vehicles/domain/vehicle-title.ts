/** The parts of a title; in feeds any of them may repeat another. */
export type TitleFacts = {
  year: number
  make: string
  model: string
  badge: string | null
  series: string | null
  name: string
}

/** A title in two lines: `2021 Toyota HiLux` and `SR5 GUN126R`. */
export type VehicleTitle = { main: string; detail: string | null }

/**
 * A vehicle's title from its own fields without repetition: a badge that repeats the model is dropped. Falls back
 * to the feed's name if make and model are empty.
 */
export function vehicleTitle(facts: TitleFacts): VehicleTitle {
  const model = withoutPrefix(facts.model, facts.make)
  const main = [facts.year > 0 ? String(facts.year) : '', facts.make.trim(), model].filter(Boolean).join(' ')
  if (!facts.make.trim() && !facts.model.trim()) return { main: facts.name.trim(), detail: null }
  const badge = withoutPrefix(facts.badge ?? '', model)
  const series = facts.series?.trim() ?? ''
  const detail = [badge, badge.toLowerCase().includes(series.toLowerCase()) ? '' : series]
    .filter(Boolean)
    .join(' ')
  return { main, detail: detail || null }
}

/** The title on one line, for headings, tab titles and mail. */
export function vehicleTitleText(facts: TitleFacts): string {
  const { main, detail } = vehicleTitle(facts)
  return detail ? `${main} ${detail}` : main
}

function withoutPrefix(text: string, prefix: string): string {
  const trimmed = text.trim()
  const start = prefix.trim().toLowerCase()
  if (!start || !trimmed.toLowerCase().startsWith(start)) return trimmed
  const next = trimmed.charAt(start.length)
  return next === '' || next === ' ' ? trimmed.slice(start.length).trim() : trimmed
}
