import type { SpinToWin } from './spin-schema.ts'

/**
 * What stops a trade promotion from starting, each as `setting: what to fix`; empty if it may start. When a
 * permit is needed is the operator's setting (`permitRules`), because the platform does not know any state's
 * law for certain.
 */
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
  const { freeUpTo, alwaysIn } = spin.permitRules
  if (spin.totalPrizeValue > freeUpTo && spin.permits.length === 0)
    faults.push({
      key: 'permits',
      message: `must name the permit: its prizes are worth more than permitRules.freeUpTo, $${freeUpTo.toLocaleString('en-AU')}`,
    })
  for (const state of alwaysIn)
    if (spin.states.includes(state) && !spin.permits.some((permit) => permit.state === state))
      faults.push({
        key: 'permits',
        message: `must name a permit of ${state}, which permitRules.alwaysIn asks for`,
      })
  return faults
}
