import { expect, test } from 'vitest'
import { aLead } from './lead-samples.ts'
import { leadSheet } from './lead-sheet.ts'

test('a lead’s spam and duplicate marks are exported with their reasons (pain 17)', () => {
  const lead = aLead({
    spam: { verdict: 'suspect', reasons: ['Sent within a second', 'Links'] },
    duplicateOf: 'lead_0' as never,
    duplicateReason: 'Same phone within 30 days',
  })
  const [head = '', row = ''] = leadSheet([{ lead, state: 'delivered' }]).split('\r\n')
  expect(head).toContain('spam,spam_reasons,duplicate_of,duplicate_reason')
  expect(row).toContain('delivered,suspect,Sent within a second; Links,lead_0,Same phone within 30 days')
})

test('no cell breaks its row or is a formula to a spreadsheet', () => {
  const person = { ...aLead().person, name: '=HYPERLINK("http://evil.example")', lastName: 'a,\nb' }
  const sheet = leadSheet([{ lead: aLead({ person }), state: 'pending' }])
  expect(sheet).toContain(`"'=HYPERLINK(""http://evil.example"") a,\nb"`)
  expect(sheet.split('\r\n')).toHaveLength(2)
})

test.each(['＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−', ' =', '\u200b=', '\ufeff＝'])(
  'a cell starting with %j cannot become a formula',
  (start) => {
    const person = { ...aLead().person, name: `${start}1+1`, lastName: '' }
    expect(leadSheet([{ lead: aLead({ person }), state: 'pending' }])).toContain(`'${start}1+1`)
  },
)
