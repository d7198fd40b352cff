/** The column count that leaves the fullest last row; the first of equals. */
export function evenColumns(items: number, choices: readonly number[]): number {
  const holes = (columns: number) => {
    const left = items % columns
    // One card alone looks worse than any other gap.
    return left === 1 ? items : left === 0 ? 0 : columns - left
  }
  const [first = 1, ...others] = choices
  return others.reduce((best, columns) => (holes(columns) < holes(best) ? columns : best), first)
}

/** Written out because Tailwind reads class names from the source. */
const AT_LG: Partial<Record<number, string>> = {
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
}
const AT_XL: Partial<Record<number, string>> = {
  3: 'xl:grid-cols-3',
  4: 'xl:grid-cols-4',
  5: 'xl:grid-cols-5',
  6: 'xl:grid-cols-6',
}

/**
 * Classes that keep a card from being alone in the last row of a grid. A width without choices is left as it
 * is.
 */
export function evenColumnsClass(
  items: number,
  { lg, xl }: { lg: readonly number[]; xl: readonly number[] },
): string {
  return [AT_LG[evenColumns(items, lg)], AT_XL[evenColumns(items, xl)]].filter(Boolean).join(' ')
}

/** From tablet width up three across if two would leave one alone; otherwise two, and three on a desktop. */
export function twoOrThreeClass(items: number): string {
  return items % 2 === 1 && items % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2 lg:grid-cols-3'
}

/** In two columns on a phone, the last of an odd number takes the whole row. */
export const LAST_ODD_IS_WIDE = 'max-sm:[&>li:last-child:nth-child(odd)]:col-span-2'
