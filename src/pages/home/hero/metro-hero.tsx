import type { HeroProps } from './hero.tsx'
import { HeroPicture } from './hero-picture.tsx'

/** Text on the left, the vehicle in a light studio, the search panel over the edge of both. */
export function MetroHero({ heading, text, picture, children }: HeroProps) {
  return (
    <section className="bg-[linear-gradient(105deg,#f4f5f6_0%,#e3e6e9_52%,#d3d7db_100%)] lg:mb-6">
      <div className="relative container-page grid lg:min-h-[33rem] lg:grid-cols-[1fr_1.3fr] lg:items-stretch">
        <div className="relative z-10 flex flex-col justify-center pt-10 pb-6 lg:py-20 lg:pr-6">
          <h1 className="display-xl">{heading}</h1>
          <p className="mt-5 max-w-lg text-lg text-pretty text-ink-muted">{text}</p>
        </div>
        {picture ? (
          <div className="relative -mx-4 overflow-hidden [mask-image:linear-gradient(to_right,transparent,#000_22%,#000_86%,transparent)] sm:mx-0 lg:-mr-10 lg:-ml-10">
            <HeroPicture
              picture={picture}
              sizes="(min-width: 64rem) 56vw, 100vw"
              className="h-full w-full object-cover"
            />
          </div>
        ) : null}
      </div>
      <div className="relative z-20 container-page -mt-2 pb-8 lg:-mt-14 lg:pb-0">
        <div className="lg:translate-y-8">{children}</div>
      </div>
    </section>
  )
}
