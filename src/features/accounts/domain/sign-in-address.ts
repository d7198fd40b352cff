import { safePath } from './safe-path.ts'

export type SignInTargets = { type: string; redirect: string; back: string }
type Words = { heading: string; text: string }

const DEFAULT_WORDS: Words = {
  heading: 'Sign in',
  text: 'We text a code to your mobile. No password to remember.',
}
/** Wording for each `type` of sign-in (ROUTE-049). */
const WORDS: Record<string, Words> = {
  watchlist: {
    heading: 'Sign in to your watchlist',
    text: 'Keep the vehicles you like in one place, on every device. We text a code to your mobile.',
  },
  'my-garage': {
    heading: 'Sign in to your garage',
    text: 'Your enquiries, test drives and saved vehicles in one place. We text a code to your mobile.',
  },
  'online-payment': {
    heading: 'Sign in to pay',
    text: 'Payments are shown only to the person they are for. We text a code to your mobile.',
  },
  checkout: {
    heading: 'Sign in to go on',
    text: 'We text a code to your mobile, then you go on to reserve.',
  },
  finance: { heading: 'Sign in for finance', text: 'We text a code to your mobile, then you go on.' },
  'car-finance': { heading: 'Sign in for finance', text: 'We text a code to your mobile, then you go on.' },
  'trade-in': {
    heading: 'Sign in to value your trade-in',
    text: 'We text a code to your mobile, then you go on to your valuation.',
  },
  'spin-to-win': {
    heading: 'Sign in to spin',
    text: 'We text a code to your mobile, then the wheel is yours.',
  },
}

/** `/sign-in?type=…&redirect=…&back=…` (ROUTE-049, AUTH-005, AUTH-009). */
export function signInHref({ type, redirect, back }: SignInTargets): string {
  return `/sign-in?type=${encodeURIComponent(type)}&redirect=${encodeURIComponent(redirect)}&back=${encodeURIComponent(back)}`
}

/** The targets in a sign-in address; anything but a path on this site becomes the home page (AUTH-019). */
export function readTargets(read: (name: string) => string | null): SignInTargets {
  const type = read('type') ?? ''
  return {
    type: Object.hasOwn(WORDS, type) ? type : '',
    redirect: safePath(read('redirect'), '/my-garage'),
    back: safePath(read('back')),
  }
}

/** Heading and text of the page. */
export function signInWords(type: string): Words {
  return (Object.hasOwn(WORDS, type) ? WORDS[type] : undefined) ?? DEFAULT_WORDS
}
