/** Long enough for a name and a place, short enough for a column. */
const NAME_LENGTH_MAX = 80

/**
 * The operator who runs a command: `--as NAME`, else FORECOURT_OPERATOR, else the operating system's user.
 * Takes the flag out of the words; throws if it has no name.
 */
export function readOperator(
  words: readonly string[],
  otherwise: { named: string | null; user: string },
): { argv: string[]; operator: string } {
  const at = words.findIndex((word) => word === '--as' || word.startsWith('--as='))
  const flag = words[at]
  const isSplit = flag === '--as'
  const given = isSplit ? words[at + 1] : flag?.slice('--as='.length)
  if (flag !== undefined && !plain(given ?? '')) throw new Error('--as needs the name of the operator.')
  return {
    argv: flag === undefined ? [...words] : words.toSpliced(at, isSplit ? 2 : 1),
    operator: plain(given ?? '') || plain(otherwise.named ?? '') || plain(otherwise.user) || 'unknown',
  }
}

function plain(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, NAME_LENGTH_MAX)
}
