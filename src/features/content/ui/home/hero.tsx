import { pictureSrcset, pictureUrl } from '#src/features/pictures/domain/picture-url.ts'
import { PhoneLink } from '#src/features/sites/ui/phone-link.tsx'

type HeroProps = {
  heading: string
  text: string
  picture: string | null
  phone: string
  arrangement: 'overlay' | 'split'
  children: React.ReactNode
}

/** The first screen: the vehicle, the promise, and the search that stands over both. */
export function Hero({ heading, text, picture, phone, arrangement, children }: HeroProps) {
  const isSplit = arrangement === 'split'
  return (
    <section
      className={
        isSplit
          ? 'bg-night text-on-night'
          : 'lg:mb-6 bg-[linear-gradient(105deg,#f4f5f6_0%,#e3e6e9_52%,#d3d7db_100%)]'
      }
    >
      <div
        className={`container-page relative grid lg:min-h-[33rem] ${isSplit ? 'lg:grid-cols-[1fr_1.15fr]' : 'lg:grid-cols-[1fr_1.3fr]'} lg:items-stretch`}
      >
        <div className="relative z-10 flex flex-col justify-center pt-10 pb-6 lg:py-20 lg:pr-6">
          {isSplit ? <span aria-hidden="true" className="mb-5 block h-1.5 w-16 bg-brand" /> : null}
          <h1 className={`display-xl ${isSplit ? 'uppercase' : ''}`}>{heading}</h1>
          <p
            className={`mt-5 max-w-lg text-lg text-pretty ${isSplit ? 'text-on-night-muted' : 'text-ink-muted'}`}
          >
            {text}
          </p>
          {isSplit ? (
            <div className="on-night">
              <PhoneLink phone={phone} className="mt-4 font-display text-3xl" />
            </div>
          ) : null}
        </div>
        {picture ? <HeroPicture picture={picture} isSplit={isSplit} /> : null}
      </div>
      <div className="relative z-20 container-page -mt-2 pb-8 lg:-mt-14 lg:pb-0">
        <div className={isSplit ? '' : 'lg:translate-y-8'}>{children}</div>
      </div>
    </section>
  )
}

function HeroPicture({ picture, isSplit }: { picture: string; isSplit: boolean }) {
  const edge = isSplit
    ? 'lg:mr-[calc(-1*max(2.5rem,(100vw-88rem)/2+2.5rem))]'
    : '[mask-image:linear-gradient(to_right,transparent,#000_22%,#000_86%,transparent)] lg:-mr-10'
  return (
    <div className={`relative -mx-4 overflow-hidden sm:mx-0 lg:-ml-10 ${edge}`}>
      <img
        src={pictureUrl(picture, { width: 1200, quality: 80 })}
        srcSet={pictureSrcset(picture, { quality: 80 })}
        sizes="(min-width: 64rem) 56vw, 100vw"
        width={1200}
        height={800}
        alt=""
        fetchPriority="high"
        className="aspect-[3/2] h-full w-full object-cover"
      />
    </div>
  )
}
