import type { HeroProps } from './hero.tsx'
import { HeroPicture } from './hero-picture.tsx'

/** A plane in the brand's colour with words as large as fit, cut at a slant next to the vehicle. */
export function CircuitHero({ heading, text, picture, children }: HeroProps) {
  return (
    <section className="relative bg-brand text-on-brand">
      <div className="relative overflow-hidden">
        {picture ? (
          <div className="relative lg:absolute lg:inset-y-0 lg:right-0 lg:w-[64%] lg:[clip-path:polygon(14%_0,100%_0,100%_100%,0_100%)]">
            <HeroPicture
              picture={picture}
              sizes="(min-width: 64rem) 64vw, 100vw"
              className="h-full w-full object-cover"
            />
          </div>
        ) : null}
        <div className="relative container-page flex flex-col justify-center py-9 lg:min-h-[min(43vw,44rem)] lg:py-14">
          <h1 className="display-xl max-w-[15ch] text-[clamp(2.25rem,4.8vw,5.25rem)] leading-[0.96] lg:max-w-[9ch]">
            {heading}
          </h1>
          <p className="mt-5 max-w-md text-lg font-medium text-pretty lg:max-w-[22rem]">{text}</p>
        </div>
      </div>
      <div className="bg-night [&_form]:bg-transparent [&_form]:px-0 [&_form]:text-on-night [&_form]:shadow-none [&_label]:text-on-night-muted [&_#home-price]:text-on-night-muted">
        <div className="container-page py-1">{children}</div>
      </div>
    </section>
  )
}
