/** Largest share of a dealership's stock one run may remove without approval (standards.md B6). */
export const REMOVAL_SHARE_MAX = 0.3

export type RemovalVerdict<Key> = { missing: Key[]; share: number; needsApproval: boolean }

/**
 * What a full file would remove: earlier stock the file does not name. A refused row still names its vehicle, so a
 * typing mistake keeps the last good copy instead of removing it.
 */
export function judgeRemoval<Key>(
  before: readonly Key[],
  named: { has(key: Key): boolean },
): RemovalVerdict<Key> {
  const missing = before.filter((key) => !named.has(key))
  const share = before.length === 0 ? 0 : missing.length / before.length
  return { missing, share, needsApproval: share > REMOVAL_SHARE_MAX }
}
