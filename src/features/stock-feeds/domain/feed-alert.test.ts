import { expect, test } from 'vitest'
import { toId } from '#src/shared/domain/ids.ts'
import { alertCauses, alertMail } from './feed-alert.ts'
import type { FeedReport } from './feed-run.ts'

const report: FeedReport = {
  runId: toId('feedRun', 'one'),
  source: 'dealer-studio',
  mode: 'full',
  status: 'done',
  dealershipId: null,
  startedAt: '2026-11-21T05:00:00.000Z',
  finishedAt: null,
  notes: ['a note'],
  ...{ rows: 3, inserted: 2, updated: 0, unchanged: 0, removed: 0, quarantined: 0, warnings: 0 },
  awaitingApproval: 0,
  isHeld: false,
  survey: null,
}

test('a successful run raises no alert, and problems are listed most serious first', () => {
  expect(alertCauses(report)).toEqual([])
  expect(alertCauses({ ...report, status: 'awaiting_approval', isHeld: true, quarantined: 1 })).toEqual([
    'held',
    'quarantine',
  ])
  expect(alertCauses({ ...report, status: 'awaiting_approval' })).toEqual(['removal'])
  expect(alertCauses({ ...report, status: 'incomplete' })).toEqual(['cut_off'])
  expect(alertCauses({ ...report, status: 'failed' })).toEqual(['failed'])
})

test('the mail says what happened, which lines it affects and how to fix it', () => {
  const findings = Array.from({ length: 12 }, (_, at) => ({
    line: at + 2,
    stockNumber: `U${at}`,
    severity: 'refused' as const,
    field: 'year',
    reason: 'year is not a number',
  }))
  const { subject, text } = alertMail(report, {
    causes: ['held', 'quarantine'],
    findings,
    dealership: 'North',
  })
  expect(subject).toBe('North: the stock file waits for approval')
  expect(text).toContain(`forecourt stock approve ${report.runId}`)
  expect(text).toContain('line 2, stock number U0: year is not a number')
  expect(text).not.toContain('U10')
  expect(text).toContain('a note')
})
