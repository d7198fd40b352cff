import { PhoneLink } from '#src/ui/phone-link.tsx'
import type { HeroProps } from './hero.tsx'
import { HeroPicture } from './hero-picture.tsx'

/** Strong words and the number on black, the vehicle to the edge of the window, the search as a block below. */
export function OutpostHero({ heading, text, picture, phone, children }: HeroProps) {
  return (
    <section className="bg-night text-on-night">
      <div className="relative container-page grid lg:min-h-[33rem] lg:grid-cols-[1fr_1.15fr] lg:items-stretch">
        <div className="on-night relative z-10 flex flex-col justify-center pt-10 pb-6 lg:py-20 lg:pr-6">
          <span aria-hidden="true" className="mb-5 block h-1.5 w-16 bg-brand" />
          <h1 className="display-xl uppercase">{heading}</h1>
          <p className="mt-5 max-w-lg text-lg text-pretty text-on-night-muted">{text}</p>
          <PhoneLink phone={phone} className="mt-4 font-display text-3xl" />
        </div>
        {picture ? (
          <div className="relative -mx-4 overflow-hidden sm:mx-0 lg:mr-[calc(-1*max(2.5rem,(100vw-var(--page-width))/2+2.5rem))] lg:-ml-10">
            <HeroPicture
              picture={picture}
              sizes="(min-width: 64rem) 56vw, 100vw"
              className="h-full w-full object-cover"
            />
          </div>
        ) : null}
      </div>
      <div className="relative z-20 container-page -mt-2 pb-8 lg:-mt-14">{children}</div>
    </section>
  )
}
