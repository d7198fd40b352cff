import type { FeedFinding, FeedReport } from './feed-run.ts'

/** Problems that need attention. Each is mailed once, until a run of the feed is free of it. */
export const FEED_ALERT_CAUSES = ['failed', 'cut_off', 'held', 'removal', 'quarantine'] as const
export type FeedAlertCause = (typeof FEED_ALERT_CAUSES)[number]

/** The problems of a finished run, most serious first; empty for a successful run. */
export function alertCauses(report: FeedReport): FeedAlertCause[] {
  const causes: FeedAlertCause[] = []
  if (report.status === 'failed') causes.push('failed')
  if (report.status === 'incomplete') causes.push('cut_off')
  if (report.status === 'awaiting_approval') causes.push(report.isHeld ? 'held' : 'removal')
  if (report.quarantined > 0) causes.push('quarantine')
  return causes
}

const SUBJECTS: Record<FeedAlertCause, string> = {
  failed: 'the stock file could not be used',
  cut_off: 'the stock file was cut off',
  held: 'the stock file waits for approval',
  removal: 'removing vehicles waits for approval',
  quarantine: 'vehicles were refused',
}

const MENDS: Record<FeedAlertCause, (report: FeedReport) => string> = {
  failed: () => 'Nothing was changed. Fix the export and send the file again.',
  cut_off: () =>
    'Its vehicles were stored and nothing was removed. Send the file again whole; if it stops at the same place, look at the transfer or the export.',
  held: ({ runId }) =>
    `Nothing of it is stored. If the file is right as it is: forecourt stock approve ${runId}. If not: forecourt stock reject ${runId}, or fix the export and send it again; the next complete file takes its place.`,
  removal: ({ runId }) =>
    `What the file has is stored. If the other vehicles are really gone: forecourt stock approve ${runId}. If not: forecourt stock reject ${runId}, or send a complete file.`,
  quarantine: ({ runId }) =>
    `These vehicles keep their last good state. Fix the rows in your system and send the file again. All of them: forecourt stock show ${runId}.`,
}

/** Refused lines shown in a mail. */
const FINDINGS_SHOWN = 10

/** Subject and text of the mail about a run; `findings` are its refused lines. */
export function alertMail(
  report: FeedReport,
  {
    causes,
    findings,
    dealership,
  }: { causes: readonly FeedAlertCause[]; findings: readonly FeedFinding[]; dealership: string },
): { subject: string; text: string } {
  const [first] = causes
  const refused = findings.filter((finding) => finding.severity === 'refused').slice(0, FINDINGS_SHOWN)
  const lines = refused.map(
    ({ line, stockNumber, reason }) => `  line ${line}, stock number ${stockNumber ?? 'unknown'}: ${reason}`,
  )
  const { rows, inserted, updated, removed, quarantined } = report
  const text = [
    `Stock feed ${report.source} of ${dealership}, run ${report.runId}, ${report.startedAt}.`,
    `${rows} rows: ${inserted} new, ${updated} changed, ${removed} removed, ${quarantined} refused.`,
    ...causes.map(
      (cause) =>
        `${SUBJECTS[cause].replace(/^./, (letter) => letter.toUpperCase())}. ${MENDS[cause](report)}`,
    ),
    ...(report.notes.length > 0
      ? [`What was noted:\n${report.notes.map((note) => `  ${note}`).join('\n')}`]
      : []),
    ...(lines.length > 0 ? [`Refused:\n${lines.join('\n')}`] : []),
    'You are told once; if it is fixed and comes back, you are told again.',
  ].join('\n\n')
  return { subject: `${dealership}: ${first ? SUBJECTS[first] : 'stock feed'}`, text }
}
