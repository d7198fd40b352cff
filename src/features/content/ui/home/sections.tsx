import type { HomeSection, Link } from '#src/features/sites/domain/site-config.ts'
import type { ShellLocation } from '#src/features/sites/domain/site-shell.ts'
import { PhoneLink } from '#src/features/sites/ui/phone-link.tsx'
import { pictureSrcset, pictureUrl } from '#src/features/pictures/domain/picture-url.ts'
import { formatWhole } from '#src/shared/domain/number-format.ts'
import { Icon } from '#src/ui/icon.tsx'

type Of<Kind extends HomeSection['kind']> = Extract<HomeSection, { kind: Kind }>

/** A heading, one link beside it, and the content of one home page section. */
export function HomeBand({
  heading,
  link,
  isTinted = false,
  children,
}: {
  heading: string
  link?: Link | null
  isTinted?: boolean
  children: React.ReactNode
}) {
  return (
    <section className={isTinted ? 'bg-brand-soft' : ''}>
      <div className="container-page section-space">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 lg:mb-8">
          <h2 className="display-lg">{heading}</h2>
          {link ? <TextLink link={link} /> : null}
        </div>
        {children}
      </div>
    </section>
  )
}

function TextLink({ link }: { link: Link }) {
  return (
    <a
      href={link.href}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-text underline-offset-4 hover:underline"
      data-prefetch=""
    >
      {link.label}
      <Icon name="arrow" />
    </a>
  )
}

/** A studio picture in its 3:2 box. */
export function StudioPicture({
  picture,
  sizes,
  className = '',
}: {
  picture: string
  sizes: string
  className?: string
}) {
  return (
    <img
      src={pictureUrl(picture, { width: 640 })}
      srcSet={pictureSrcset(picture)}
      sizes={sizes}
      width={640}
      height={427}
      alt=""
      loading="lazy"
      className={`aspect-[3/2] w-full bg-studio object-cover ${className}`}
    />
  )
}

export type HomeBodyTile = { label: string; count: number; href: string; picture: string }

export function BodyTileGrid({ tiles }: { tiles: readonly HomeBodyTile[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {tiles.map((tile) => (
        <li key={tile.label}>
          <a
            href={tile.href}
            data-prefetch=""
            className="group block overflow-hidden rounded-card border border-line bg-surface hover:border-line-strong"
          >
            <StudioPicture picture={tile.picture} sizes="(min-width: 64rem) 22rem, 50vw" />
            <span className="flex items-baseline justify-between gap-2 px-4 py-3">
              <span className="font-display font-semibold">{tile.label}</span>
              <span className="text-sm text-ink-muted tabular-nums">{formatWhole(tile.count)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

export function BrandStrip({ section }: { section: Of<'brand_strip'> }) {
  return (
    <div className="border-y border-line bg-surface">
      <div className="container-page flex flex-wrap items-center gap-x-8 gap-y-1 py-5 lg:gap-x-12">
        <h2 className="text-sm text-ink-muted">{section.heading}</h2>
        <ul className="flex flex-wrap gap-x-8 lg:gap-x-12">
          {section.brands.map((brand) => (
            <li key={brand.href}>
              <a
                href={brand.href}
                data-prefetch=""
                className="inline-flex min-h-11 items-center font-display text-lg font-semibold hover:text-brand-text"
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

export function Reasons({ section }: { section: Of<'reasons'> }) {
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
      {section.items.map((item) => (
        <li key={item.title} className="border-t-2 border-brand pt-4">
          <h3 className="font-display text-xl font-semibold">{item.title}</h3>
          <p className="mt-2 text-pretty text-ink-muted">{item.text}</p>
        </li>
      ))}
    </ul>
  )
}

export function LocationCards({ locations }: { locations: readonly ShellLocation[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {locations.map((place) => (
        <li key={place.slug} className="rounded-card border border-line bg-surface p-5">
          <h3 className="font-display text-lg font-semibold">{place.name}</h3>
          <p className="mt-1 text-ink-muted">
            {place.street}
            <br />
            {place.cityLine}
          </p>
          {place.hours ? (
            <p
              className={`mt-3 flex items-center gap-2 text-sm ${place.isOpen ? 'text-good-ink' : 'text-ink-muted'}`}
            >
              <Icon name="clock" className="size-4" />
              {place.hours}
            </p>
          ) : null}
          <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
            {place.phone ? <PhoneLink phone={place.phone} /> : null}
            <a
              href={place.href}
              rel="noopener"
              className="inline-flex min-h-11 items-center font-semibold text-brand-text underline-offset-4 hover:underline"
            >
              Directions<span className="sr-only"> to {place.name}</span>
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}

export function TextSection({ section }: { section: Of<'text'> }) {
  return (
    <section className="container-page section-space">
      <div className="grid overflow-hidden rounded-card bg-night text-on-night md:grid-cols-2">
        <div className="on-night flex flex-col items-start justify-center p-6 sm:p-10 lg:p-14">
          <h2 className="display-lg">{section.heading}</h2>
          <p className="mt-4 max-w-prose text-pretty text-on-night-muted">{section.text}</p>
          {section.link ? (
            <a href={section.link.href} className="button-primary mt-6">
              {section.link.label}
            </a>
          ) : null}
        </div>
        {section.picture ? (
          <StudioPicture
            picture={section.picture}
            sizes="(min-width: 48rem) 44rem, 100vw"
            className="h-full"
          />
        ) : null}
      </div>
    </section>
  )
}

export function Offers({ section }: { section: Of<'offers'> }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {section.items.map((item) => (
        <li key={item.title}>
          <a
            href={item.href}
            className="block h-full overflow-hidden rounded-card border border-line bg-surface hover:border-line-strong"
          >
            {item.picture ? (
              <StudioPicture picture={item.picture} sizes="(min-width: 64rem) 28rem, 100vw" />
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
