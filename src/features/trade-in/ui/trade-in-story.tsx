import { TRADE_IN_FAQ } from '../domain/trade-in-words.ts'

type Step = { title: string; text: string }

const STEPS: readonly Step[] = [
  {
    title: 'Tell us what you drive',
    text: 'Your rego finds it. No rego at hand? Make, model and year will do.',
  },
  {
    title: 'Answer a few questions',
    text: 'Kilometres, condition, history. Add photos if you like: they save a phone call.',
  },
  {
    title: 'See the figure and how it is made',
    text: 'Every step from the market to your offer is shown, with the day it holds until.',
  },
]

/** For sites that sell caravans only, which have no register to ask and no odometer. */
const TOWED_STEPS: readonly Step[] = [
  { title: 'Tell us what you tow', text: 'Make, model and year, and the rego if it has one.' },
  {
    title: 'Answer a few questions',
    text: 'Condition, damp, history. Add photos if you like: they save a phone call.',
  },
  ...STEPS.slice(2),
]

export function HowItWorks({ isTowed }: { isTowed: boolean }) {
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="display-lg">
        How it works
      </h2>
      <ol className="mt-7 grid gap-8 md:grid-cols-3 md:gap-10">
        {(isTowed ? TOWED_STEPS : STEPS).map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-ink pt-5">
            <p aria-hidden="true" className="font-display text-4xl font-semibold text-brand-text">
              {index + 1}
            </p>
            <h3 className="mt-2 text-xl font-semibold text-balance text-ink">{title}</h3>
            <p className="mt-1.5 text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Frequently asked questions about trade-ins (TRADE-013). */
export function TradeInFaq() {
  return (
    <section aria-labelledby="trade-in-faq" className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16">
      <h2 id="trade-in-faq" className="display-lg">
        Good to know
      </h2>
      <div className="border-t border-line">
        {TRADE_IN_FAQ.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-3 text-lg font-semibold text-ink">
              {question}
              <span
                aria-hidden="true"
                className="text-2xl font-normal transition-transform group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <p className="max-w-prose pb-5 text-ink-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
