import type { FormName } from '../form-kind/form-name.ts'

export type FinancePageCopy = { form: FormName; heading: string; intro: string; formHeading: string }

/** Shown with every finance form: it is a question to the dealer, not an application for credit. */
export const FINANCE_NOTE =
  'Asking is not an application for credit and leaves no mark on your credit file. The licensed lender decides; its terms, fees and conditions apply.'

/** Shown if an enquiry also starts an application: who will receive the details, before they are given (APP 5). */
export function lenderNote(lender: string): string {
  return `Sending it also gives your details to ${lender}, where you may continue with an application.`
}

/** The three steps next to the finance form (FIN-006). */
export const FINANCE_STEPS = [
  { title: 'Apply online in minutes', text: 'Say what you have in mind and how to reach you.' },
  {
    title: 'Get pre-approved with a personalised rate',
    text: 'The lender looks at your case and names your rate with its comparison rate. You get its credit guide first.',
  },
  { title: 'Purchase your car', text: 'Choose, drive it, and settle when you are ready.' },
] as const

const ASK = { form: 'finance', formHeading: 'Ask about finance' } as const

/** Finance pages by path (ROUTE-022 to ROUTE-026). */
export const FINANCE_PAGES = {
  '/finance-enquiry': {
    ...ASK,
    heading: 'Ask about finance',
    intro:
      'Tell us what you would like to buy and what suits your budget. We explain the ways to pay over time.',
  },
  '/apply-for-finance': {
    ...ASK,
    heading: 'Apply for finance',
    intro:
      'Start here: a few lines about what you have in mind. We call to take the application through with you.',
  },
  '/finance-pre-approval': {
    form: 'pre_approval',
    formHeading: 'Your pre-approval',
    heading: 'Finance pre-approval',
    intro:
      'Know what you can spend before you choose. Name the amount and the term, and we come back with what the lender needs.',
  },
  '/personalised/finance': {
    ...ASK,
    heading: 'Finance for this vehicle',
    intro: 'Tell us what suits your budget. We come back about this vehicle.',
  },
} as const satisfies Record<string, FinancePageCopy>

/** A finance page's copy; null if the path has none. */
export function financePageCopy(path: string): FinancePageCopy | null {
  const plain = path.replace(/\/$/, '')
  return Object.hasOwn(FINANCE_PAGES, plain) ? FINANCE_PAGES[plain as keyof typeof FINANCE_PAGES] : null
}

/** A personalised page without a listed vehicle talks about finance in general. */
export function copyForCar(copy: FinancePageCopy, hasCar: boolean): FinancePageCopy {
  return copy === FINANCE_PAGES['/personalised/finance'] && !hasCar ? FINANCE_PAGES['/finance-enquiry'] : copy
}

/** Finance pages for the sitemap, without the personalised one, which is about a single vehicle. */
export function financePaths(hasApplyPage: boolean): string[] {
  return ['/finance-enquiry', '/finance-pre-approval', ...(hasApplyPage ? ['/apply-for-finance'] : [])]
}
