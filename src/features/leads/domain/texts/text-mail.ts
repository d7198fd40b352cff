import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import type { Lead } from '../lead.ts'
import { leadHeadline } from '../mail/lead-headline.ts'
import { type LeadMail, personLines, personName } from '../mail/lead-mail.ts'
import { writeSections } from '../mail/mail-sections.ts'
import { referenceLine } from '../mail/shopper-mail.ts'
import { caseReference } from '../intake/lead-reference.ts'
import { textWord } from './text-word.ts'

/** Tells the dealer what a shopper texted, with what they had asked; or that they want no more texts. */
export function writeTextMail(lead: Lead, text: string): LeadMail {
  const name = personName(lead)
  const word = textWord(text)
  const heading = {
    stop: `No more texts to ${name}`,
    start: `${name} takes texts again`,
    text: `Text from ${name}`,
  }[word ?? 'text']
  const lines = word
    ? [
        {
          words:
            word === 'stop' ? stopWords(lead) : 'They texted START: texts may be sent to their number again.',
        },
      ]
    : text.split('\n').map((quote) => ({ quote }))
  const about = [{ label: 'About', value: leadHeadline(lead) }, referenceLine(lead), ...personLines(lead)]
  return {
    subject: `${heading} [${caseReference(lead)}]`,
    ...writeSections(
      [
        { heading, lines },
        { heading: 'Their lead', lines: about },
      ],
      lead,
    ),
  }
}

function stopWords({ siteName, person }: Lead): string {
  return `They texted STOP. The website of ${siteName} sends no more texts to ${formatAuPhone(person.phone)}; please send none from your own systems either. You may still call them or write to them about what they asked.`
}
