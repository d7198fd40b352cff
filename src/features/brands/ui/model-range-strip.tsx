import { formatWhole } from '#src/shared/domain/number-format.ts'
import { evenColumnsClass } from '#src/ui/even-columns.ts'
import type { RangeModel } from '../domain/model-range.ts'
import { StudioImage } from '#src/ui/picture/studio-image.tsx'

/**
 * A brand's models: a row to swipe on a phone, a grid on wider screens. Each shows its stock count and, if
 * there is one, its lowest price with what that includes.
 */
export function ModelRangeStrip({ models, label }: { models: readonly RangeModel[]; label: string }) {
  if (models.length === 0) return null
  return (
    <ul
      aria-label={label}
      className={`-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-3 sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-0 ${evenColumnsClass(models.length, { lg: [3, 4], xl: [4, 5, 3] })}`}
    >
      {models.map((model) => (
        <li key={`${model.make} ${model.name}`} className="w-72 shrink-0 snap-start sm:w-auto">
          <ModelCard model={model} />
        </li>
      ))}
    </ul>
  )
}

function ModelCard({ model }: { model: RangeModel }) {
  return (
    <a
      href={model.href}
      data-prefetch=""
      className="group flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface text-ink hover:border-ink"
    >
      {model.picture ? (
        <StudioImage
          source={model.picture}
          sizes="(min-width: 80rem) 21rem, (min-width: 40rem) 45vw, 18rem"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid aspect-[3/2] w-full place-items-center bg-studio px-4 text-center font-display text-3xl leading-none font-semibold text-ink-muted"
        >
          {model.name}
        </span>
      )}
      <span className="flex flex-1 flex-col gap-1 p-4">
        <span className="font-display text-xl leading-tight font-semibold">{model.name}</span>
        <span className="text-sm text-ink-muted tabular-nums">
          {model.count > 0 ? `${formatWhole(model.count)} in stock` : 'None in stock today'}
          {model.bodies.length > 0 ? ` · ${model.bodies.join(', ')}` : ''}
        </span>
        {model.from ? (
          <span className="mt-2">
            <span className="text-sm">From </span>
            <span className="font-display text-lg font-semibold tabular-nums">{model.from.text}</span>
            <span className="block text-sm text-ink-muted">{model.from.label}</span>
          </span>
        ) : null}
        <span className="mt-auto pt-3 text-sm font-semibold text-brand-text group-hover:underline">
          Explore {model.name}
        </span>
      </span>
    </a>
  )
}
