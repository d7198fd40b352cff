import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aFinance } from '../testing/finance-fixtures.ts'
import { generalOffer } from '../domain/finance-offer.ts'
import { FinanceBlock } from './finance-block.tsx'
import { FoldedText } from './calculator/finance-small-print.tsx'
import { EstimateStage } from './popup/estimate-stage.tsx'
import { DetailsStage } from './popup/details-stage.tsx'
import { readPopup } from '../domain/quote/popup-steps.ts'
import { quoteView } from '../domain/quote/quote-view.ts'
import { QUOTE } from '../testing/finance-fixtures.ts'
import { ApplyStage } from './popup/apply-stage.tsx'
import { QuoteFigures } from './quote/quote-figures.tsx'

const repayment = {
  annualRate: 8.5,
  comparisonRate: 10.32,
  termYears: 5,
  source: 'Rate card',
  asAt: '2026-11-01',
}
function block(changes: Parameters<typeof aFinance>[0] = {}, plan: object = {}, messages = {}): string {
  const found = generalOffer({ finance: aFinance(changes), dealerships: [], search: { repayment } })
  if (!found) throw new Error('no offer')
  const offer = { ...found, plan: { ...found.plan, ...plan } }
  return renderToStaticMarkup(
    <FinanceBlock offer={offer} messages={messages} quote={null} steps={null} carId={null} />,
  )
}

test('the fine print shows the example, 5 years, 6.29% APR, 8.19%, no deposit, a secured fixed rate $30,000 loan (FIN-036)', () => {
  const example = { ...repayment, annualRate: 6.29, comparisonRate: 8.19 }
  expect(block({ example })).toMatch(
    /5-year term, 6\.29% APR, comparison rate 8\.19% p\.a\., no deposit\.[^<]*5-year secured fixed rate \$30,000 loan/,
  )
})

test('one brand’s four fees are named with their amounts (FIN-038)', () => {
  const fees = [
    { name: 'Establishment', dollars: 395 },
    { name: 'Security Registration', dollars: 6, isGovernment: true },
    { name: 'Account Administration', dollars: 8, isMonthly: true },
    { name: 'Dealer Agency', dollars: 912.25 },
  ]
  const html = block({ calculator: { fees } })
  expect(html).toContain(
    'Fees: Establishment $395, Security Registration $6, Account Administration monthly $8, Dealer Agency $912.25.',
  )
  // Monthly fees are in no repayment, so they are stated
  expect(html).toContain(
    'Fees of $8 a month are charged on top and are in neither the repayment nor the total.',
  )
})

test('a month of 4.33 weeks is labelled as such with its year, and otherwise it is its own repayment (FIN-030)', () => {
  const spec = block({ monthlyFigure: 'weekly_times_4_33' })
  expect(spec).toMatch(/4\.33 weekly repayments\)[\s\S]*52 weekly repayments/)
  expect(block()).toMatch(/Repaid monthly instead<\/dt><dd[^>]*>\$616/)
})

test('a repayment of 25 or less is “Enquire for Finance” without a total (FIN-042)', () => {
  const small = block({}, { amountCents: 4_000_00 })
  expect(small).toContain('Enquire for Finance')
  expect(small).not.toContain('Total of all repayments')
  expect(block()).toContain('Total of all repayments')
})

test('what was changed of a term in the address is said at the field', () => {
  expect(block({}, {}, { term: 'Cannot be less than 1 years or more than 7 years' })).toMatch(
    /<select[^>]*aria-invalid="true"[\s\S]*role="alert"[^>]*>Cannot be less than 1 years or more than 7 years/,
  )
})

test('a long disclaimer collapses after 197 characters with Show More and stays complete without scripts (FIN-027)', () => {
  const text = 'Lending criteria apply. '.repeat(20).trim()
  const html = renderToStaticMarkup(<FoldedText text={text} />)
  expect(html).toContain('Show More')
  expect(html.replace(/<[^>]*>|…|Show More/g, '')).toBe(text)
  expect(renderToStaticMarkup(<FoldedText text="Short." />)).not.toContain('Show More')
})

test('warning and comparison rate are always shown in full (NCC s 164)', () => {
  expect(block()).toMatch(/id="financeDisclaimer"[^>]*>WARNING:[^<]*different comparison rate\. Rate card/)
})

const stage = {
  values: readPopup((name) => (name === 'purchasePrice' ? '$12,345' : null)),
  errors: {},
  onChange: () => {},
}

test('the money field has $ and thousands separators and quick picks from $5,000 to $70,000, or $300,000 to $800,000 (FIN-025, FIN-026)', () => {
  const html = (picks: 'standard' | 'large') =>
    renderToStaticMarkup(<EstimateStage {...stage} picks={picks} carPrice={null} />)
  expect(html('standard')).toMatch(/value="\$12,345"[\s\S]*>\$5,000<[\s\S]*>\$70,000</)
  expect(html('large')).toMatch(/>\$300,000<[\s\S]*>\$800,000</)
  expect(html('standard').match(/value="(GREAT|DECENT|POOR)"/g)?.length).toBe(3)
})

test('the code field takes 6 characters (FIN-044)', () => {
  expect(renderToStaticMarkup(<DetailsStage {...stage} onChallenge={() => {}} />)).toMatch(
    /maxLength="6"[^>]*name="code"|name="code"[^>]*maxLength="6"/,
  )
})

test('a quote, or its dashes, always comes with warning, the loan of its comparison rate and its assumptions (FIN-035, FIN-041, NCC s 164)', () => {
  const frame = { range: { from: 8.38, to: 19.42 }, loanTerm: 5, purchasePrice: 42_000 }
  const html = (quote: typeof QUOTE | null, isAsking = false) =>
    renderToStaticMarkup(<QuoteFigures view={quoteView(quote, frame)} isAsking={isAsking} />)
  const shown = html(QUOTE)
  expect(shown).toMatch(/\$169[\s\S]*7\.10% p\.a\.[\s\S]*8\.20% p\.a\./)
  expect(shown).toMatch(
    /not an offer of credit: \$42,000 over 5 years[\s\S]*WARNING:[\s\S]*5-year secured fixed rate \$30,000 loan/,
  )
  expect(html(null)).toMatch(/>--<[\s\S]*not known[\s\S]*The lender cannot give a figure right now/)
  expect(html(null, true)).toContain('Asking the lender…')
})

test('what goes to the lender is shown before it is sent, and marketing consent is off', () => {
  const site = {
    name: 'Northside',
    lender: 'YouX',
    privacyUrl: '/privacy',
    marketingLabel: 'Send me offers.',
  }
  const html = renderToStaticMarkup(<ApplyStage {...stage} site={site} />)
  expect(html).toMatch(/Northside and to YouX[\s\S]*href="\/privacy"/)
  expect(html).not.toMatch(/checked/)
})
