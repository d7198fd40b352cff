/** Largest share of a dealership's stock that one run may remove without approval (standards.md B6). */
export const REMOVAL_SHARE_MAX = 0.3

export type RemovalVerdict<Key> = { missing: Key[]; share: number; needsApproval: boolean }

/**
 * What a full file would remove: the stock present before the run that the file does not name. A row that was
 * refused still names its vehicle, so a typing error keeps the last good copy instead of removing it.
 */
export function judgeRemoval<Key>(
  before: readonly Key[],
  named: { has(key: Key): boolean },
): RemovalVerdict<Key> {
  const missing = before.filter((key) => !named.has(key))
  const share = before.length === 0 ? 0 : missing.length / before.length
  return { missing, share, needsApproval: share > REMOVAL_SHARE_MAX }
}
