import type { HomeSection } from '#src/features/sites/domain/document/words-schema.ts'
import type { PictureTones } from '#src/shared/domain/picture/picture-tones.ts'
import { StudioImage } from '#src/ui/picture/studio-image.tsx'
import { formatWhole } from '#src/shared/domain/number-format.ts'
import { LAST_ODD_IS_WIDE, twoOrThreeClass } from '#src/ui/even-columns.ts'

type Of<Kind extends HomeSection['kind']> = Extract<HomeSection, { kind: Kind }>

export type HomeBodyTile = {
  label: string
  count: number
  href: string
  picture: string | null
  tones: PictureTones | null
}

export function BodyTileGrid({ tiles }: { tiles: readonly HomeBodyTile[] }) {
  return (
    <ul
      className={`grid grid-cols-2 gap-3 sm:gap-4 ${LAST_ODD_IS_WIDE} ${tiles.length === 3 ? 'sm:grid-cols-3' : 'lg:grid-cols-4'} atelier:gap-x-6 atelier:gap-y-10 circuit:gap-1`}
    >
      {tiles.map((tile) => (
        <li key={tile.label}>
          <a
            href={tile.href}
            data-prefetch=""
            className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface hover:border-line-strong atelier:border-0 atelier:bg-transparent circuit:border-0 circuit:bg-studio"
          >
            {tile.picture ? (
              <StudioImage
                source={tile.picture}
                tones={tile.tones}
                sizes="(min-width: 64rem) 22rem, 50vw"
                className="circuit:aspect-[4/3]"
              />
            ) : null}
            <span
              className={`flex flex-1 justify-between gap-2 px-4 py-3 outpost:bg-night outpost:text-on-night atelier:border-t atelier:border-ink atelier:px-0 circuit:bg-night circuit:text-on-night circuit:group-hover:bg-brand circuit:group-hover:text-on-brand ${tile.picture ? 'items-baseline' : 'min-h-28 flex-col border-t-4 border-brand sm:min-h-36 sm:p-5 outpost:group-hover:bg-ink'}`}
            >
              <span
                className={`font-display font-semibold outpost:uppercase ${tile.picture ? 'atelier:text-2xl circuit:text-sm circuit:uppercase circuit:sm:text-base' : 'text-xl leading-tight text-balance sm:text-2xl circuit:uppercase'}`}
              >
                {tile.label}
              </span>
              <span className="text-sm tabular-nums opacity-80">
                {formatWhole(tile.count)}
                {tile.picture ? '' : ' in stock'}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

export function BrandStrip({ section }: { section: Of<'brand_strip'> }) {
  if (section.brands.some(({ picture }) => picture)) return <RangeStrip section={section} />
  return (
    <div className="border-y border-line bg-surface atelier:border-t-0">
      <div className="container-page flex flex-wrap items-center gap-x-8 gap-y-1 py-5 lg:gap-x-12 circuit:py-8">
        <h2 className="text-sm text-ink-muted circuit:sr-only">{section.heading}</h2>
        <ul className="flex flex-wrap gap-x-8 lg:gap-x-12 circuit:w-full circuit:justify-between">
          {section.brands.map((brand) => (
            <li key={brand.href}>
              <a
                href={brand.href}
                data-prefetch=""
                className="inline-flex min-h-11 items-center font-display text-lg font-semibold hover:text-brand-text atelier:text-xl circuit:text-[clamp(1.25rem,2.4vw,2.25rem)] circuit:uppercase"
              >
                {brand.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Models side by side with their pictures, in a row that scrolls with a thumb. */
function RangeStrip({ section }: { section: Of<'brand_strip'> }) {
  return (
    <section className="overflow-hidden border-b border-line bg-surface">
      <div className="container-page pt-8 pb-4 lg:pt-12">
        <h2 className="display-lg">{section.heading}</h2>
        <ul className="-mx-4 mt-5 flex snap-x scroll-px-4 gap-1 overflow-x-auto px-4 pb-4 sm:mx-0 sm:scroll-px-0 sm:px-0">
          {section.brands.map((brand) => (
            <li key={brand.href} className="min-w-44 flex-1 snap-start lg:min-w-52">
              <a href={brand.href} data-prefetch="" className="group block h-full">
                {brand.picture ? (
                  <StudioImage source={brand.picture} sizes="(min-width: 64rem) 15rem, 44vw" />
                ) : null}
                <span className="flex min-h-12 items-center border-t-4 border-ink font-display text-xl font-semibold group-hover:border-brand group-hover:text-brand-text circuit:text-lg circuit:uppercase circuit:lg:text-xl">
                  {brand.label}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function Reasons({ section }: { section: Of<'reasons'> }) {
  return (
    <ul className={`grid gap-x-10 gap-y-8 ${twoOrThreeClass(section.items.length)}`}>
      {section.items.map((item) => (
        <li
          key={item.title}
          className="border-t-2 border-brand pt-4 outpost:border-t-4 atelier:border-t atelier:border-line-strong atelier:pt-6 circuit:border-t-8"
        >
          <h3 className="font-display text-xl font-semibold atelier:text-[1.75rem] atelier:leading-tight">
            {item.title}
          </h3>
          <p className="mt-2 text-pretty text-ink-muted">{item.text}</p>
        </li>
      ))}
    </ul>
  )
}

export function TextSection({ section }: { section: Of<'text'> }) {
  return (
    <section className="container-page section-space circuit:max-w-none circuit:px-0 circuit:py-0">
      <div className="grid overflow-hidden rounded-card bg-night text-on-night lg:grid-cols-2 atelier:bg-transparent atelier:text-ink atelier:md:grid-cols-[1.5fr_1fr] atelier:md:gap-16 circuit:bg-brand circuit:text-on-brand">
        <div
          data-plane="brand"
          className="on-night flex flex-col items-start justify-center p-6 sm:p-10 lg:p-14 atelier:order-last atelier:px-0 circuit:py-12 circuit:pl-[max(clamp(1rem,3.2vw,2.5rem),calc(50vw-var(--page-width)/2+2.5rem))] circuit:lg:py-20"
        >
          <h2 className="display-lg">{section.heading}</h2>
          <p className="mt-4 max-w-prose text-pretty text-on-night-muted atelier:text-lg atelier:text-ink-muted circuit:text-lg circuit:text-on-brand">
            {section.text}
          </p>
          {section.link ? (
            <a
              href={section.link.href}
              className="button-primary mt-6 circuit:bg-night circuit:text-on-night circuit:hover:bg-ink"
            >
              {section.link.label}
            </a>
          ) : null}
        </div>
        {section.picture ? (
          <StudioImage
            source={section.picture}
            sizes="(min-width: 48rem) 50rem, 100vw"
            className="h-full atelier:h-auto atelier:self-center"
          />
        ) : null}
      </div>
    </section>
  )
}

export function Offers({ section }: { section: Of<'offers'> }) {
  return (
    <ul
      className={`grid gap-4 atelier:gap-x-8 ${section.items.length % 2 === 0 ? 'md:grid-cols-2' : twoOrThreeClass(section.items.length)}`}
    >
      {section.items.map((item) => (
        <li key={item.title}>
          <a
            href={item.href}
            className="block h-full overflow-hidden rounded-card border border-line bg-surface hover:border-line-strong atelier:border-0 atelier:bg-transparent"
          >
            {item.picture ? (
              <StudioImage source={item.picture} sizes="(min-width: 64rem) 28rem, 100vw" />
            ) : null}
            <span className="block p-5">
              <span className="block font-display text-xl font-semibold">{item.title}</span>
              <span className="mt-1 block text-ink-muted">{item.text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
