import type { SpinToWin } from './spin-wheel.ts'

/**
 * The lowest total of prizes, in dollars, above which any Australian state asks for a permit before a game of chance
 * is advertised (the ACT's). Higher ones: SA 5,000, NT 5,000, NSW 10,000; checked again by the dealer before starting.
 */
const PERMIT_FREE_VALUE_MAX = 3000

/** What a trade promotion must say before it may start; each as `setting: what to mend`. Empty when it may. */
export function spinFaults(spin: SpinToWin): { key: string; message: string }[] {
  const faults: { key: string; message: string }[] = []
  if (spin.end < spin.start) faults.push({ key: 'end', message: 'must not be before its start' })
  if (!spin.prizes.some(({ isWin }) => isWin))
    faults.push({ key: 'prizes', message: 'must hold a prize that can be won' })
  if (!spin.prizes.some(({ quantity }) => quantity === null))
    faults.push({
      key: 'prizes',
      message: 'must hold one field without a quantity, so that every spin has a result',
    })
  if (new Set(spin.prizes.map(({ id }) => id)).size < spin.prizes.length)
    faults.push({ key: 'prizes', message: 'must have ids that differ' })
  if (spin.prizes.some(({ isWin, quantity }) => isWin && quantity === null) && spin.totalPrizeValue > 0)
    faults.push({
      key: 'prizes',
      message: 'must give each prize a quantity, as the total value of prizes is bounded by it',
    })
  if (spin.totalPrizeValue > PERMIT_FREE_VALUE_MAX && spin.permits.length === 0)
    faults.push({
      key: 'permits',
      message: `must name the permit: prizes above $${PERMIT_FREE_VALUE_MAX.toLocaleString('en-AU')} need one in at least one state`,
    })
  if (spin.states.includes('SA') && !spin.permits.some(({ state }) => state === 'SA'))
    faults.push({
      key: 'permits',
      message: 'must name the SA licence: South Australia licenses draws with an instant result',
    })
  return faults
}
