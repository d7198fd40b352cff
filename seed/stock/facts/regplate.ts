import type { AuState } from '#src/shared/domain/au-state.ts'
import type { ItemType } from '#src/features/vehicles/domain/vehicle.ts'
import type { Random } from '#seed/stock/random.ts'

/** Current and older plate patterns: A is a letter, 9 a digit; anything in brackets is literal. */
export const PLATE_PATTERNS: Record<
  AuState,
  { car: readonly string[]; motorcycle: string; caravan: string }
> = {
  QLD: { car: ['999AA9', '999AAA'], motorcycle: '9AA99', caravan: '999(U)AA' },
  NSW: { car: ['AAA99A', 'AA99AA'], motorcycle: 'AAA99', caravan: '(T)A99AA' },
  VIC: { car: ['(1)AA9AA', 'AAA999'], motorcycle: '(1)A9AA', caravan: '(Y)99999' },
  SA: { car: ['(S)999AAA'], motorcycle: '(S)99AAA', caravan: '(S)999(T)AA' },
  WA: { car: ['(1)AAA999'], motorcycle: '(1)AA999', caravan: '(1)(T)AA999' },
  TAS: { car: ['A99AA'], motorcycle: 'A999A', caravan: '(Z)99AA' },
  ACT: { car: ['(Y)AA99A'], motorcycle: '(P)9999', caravan: '(T)9999A' },
  NT: { car: ['(C)A99AA'], motorcycle: '(C)9999', caravan: '(T)A9999' },
}

export function makeRegplate(state: AuState, itemType: ItemType, random: Random): string {
  const patterns = PLATE_PATTERNS[state]
  const pattern =
    itemType === 'motorcycle'
      ? patterns.motorcycle
      : itemType === 'caravan'
        ? patterns.caravan
        : random.pick(patterns.car)
  return pattern.replace(
    /\((.)\)|A|9/g,
    (part, fixed?: string) =>
      fixed ?? (part === 'A' ? random.pick([...'ABCDEFGHJKLMNPRSTUVWXYZ']) : String(random.int(0, 9))),
  )
}
