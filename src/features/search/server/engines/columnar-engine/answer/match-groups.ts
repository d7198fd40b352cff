import { rowPredicate, type RowTest } from '../plan/row-test.ts'

/** Rows that pass every refinement and, by refinement, the rows that fail only that one. */
export type GroupMatch = { pass: Uint32Array; near: Map<string, Uint32Array> }

/**
 * One pass for disjunctive facets: a row that fails no group counts in every facet; one that fails exactly one
 * group counts only in that group's facet, because a facet ignores its own refinement.
 */
export function matchGroups(rows: Uint32Array, groups: ReadonlyMap<string, RowTest>): GroupMatch {
  if (groups.size === 0) return { pass: rows, near: new Map() }
  const fails = new Uint8Array(rows.length)
  const which = new Uint8Array(rows.length)
  const tests = [...groups.values()]
  for (const [group, test] of tests.entries()) markFailures(test, rows, group, { fails, which })
  const totals = new Uint32Array(tests.length)
  let passed = 0
  for (let at = 0; at < rows.length; at++) {
    if (fails[at] === 0) passed++
    else if (fails[at] === 1) totals[which[at] as number] = (totals[which[at] as number] as number) + 1
  }
  const pass = new Uint32Array(passed)
  const near = Array.from(totals, (total) => new Uint32Array(total))
  fill(rows, { fails, which }, pass, near)
  return { pass, near: new Map([...groups.keys()].map((name, group) => [name, near[group] as Uint32Array])) }
}

type Marks = { fails: Uint8Array; which: Uint8Array }

function markFailures(test: RowTest, rows: Uint32Array, group: number, { fails, which }: Marks): void {
  if (test.kind === 'codes') {
    const {
      pass,
      column: { codes },
    } = test
    for (let at = 0; at < rows.length; at++) {
      if (pass[codes[rows[at] as number] as number] === 1) continue
      fails[at] = (fails[at] as number) + 1
      which[at] = group
    }
    return
  }
  const passes = rowPredicate(test)
  for (let at = 0; at < rows.length; at++) {
    if (passes(rows[at] as number)) continue
    fails[at] = (fails[at] as number) + 1
    which[at] = group
  }
}

function fill(rows: Uint32Array, { fails, which }: Marks, pass: Uint32Array, near: Uint32Array[]): void {
  let passed = 0
  const filled = new Uint32Array(near.length)
  for (let at = 0; at < rows.length; at++) {
    if (fails[at] === 0) pass[passed++] = rows[at] as number
    else if (fails[at] === 1) {
      const group = which[at] as number
      const list = near[group] as Uint32Array
      const next = filled[group] as number
      list[next] = rows[at] as number
      filled[group] = next + 1
    }
  }
}
