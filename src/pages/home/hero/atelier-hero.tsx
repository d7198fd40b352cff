import type { HeroProps } from './hero.tsx'
import { HeroPicture } from './hero-picture.tsx'

/**
 * A gallery wall: the sentence alone above the vehicle, which is shown whole at the width of the page; the
 * search is one line.
 */
export function AtelierHero({ heading, text, picture, children }: HeroProps) {
  return (
    <section className="bg-ground">
      <div className="relative overflow-hidden bg-[linear-gradient(180deg,#f7f6f4_0%,#e9e9e8_46%,#dcdddd_100%)]">
        <div className="relative z-10 container-page pt-12 text-center lg:pt-14">
          <h1 className="mx-auto max-w-4xl display-xl lg:text-[clamp(3rem,4.6vw,5.25rem)]">{heading}</h1>
          <p className="mx-auto mt-4 max-w-xl text-lg text-pretty text-ink-muted">{text}</p>
        </div>
        {picture ? (
          <HeroPicture
            picture={picture}
            sizes="(min-width: 64rem) 58rem, 100vw"
            className="mx-auto mt-2 w-full max-w-[58rem] 2xl:max-w-[68rem] [mask-image:linear-gradient(to_bottom,transparent,#000_26%),linear-gradient(to_right,transparent,#000_12%,#000_88%,transparent)] [mask-composite:intersect] lg:-mt-24 lg:-mb-12"
          />
        ) : (
          <div className="h-12 lg:h-20" />
        )}
      </div>
      <div className="border-b border-line bg-surface">
        <div className="container-page [&_form]:shadow-none [&_form]:px-0 [&_form]:lg:py-7">{children}</div>
      </div>
    </section>
  )
}
