import type { Command } from 'commander'
import type { LeadText } from './text-repository.ts'
import type { TextService } from './text-service.ts'

export type TextCommandDeps = {
  texts: Pick<TextService, 'answer' | 'textsOf'>
  io: { out: (text: string) => void }
}

const HOUR_MS = 3_600_000

/** `forecourt leads text`: a dealer's answer to a shopper who asked to be texted. */
export function registerTextCommands(leads: Command, { texts, io }: TextCommandDeps): void {
  leads
    .command('text')
    .description('Answers a shopper by text, if they asked for it; at night it goes out in the morning.')
    .argument('<id>', 'lead id, or the reference a shopper says')
    .argument('<words>', 'what to text, without the name of the dealer, which is put in front')
    .action(async (id: string, words: string) => {
      const answered = await texts.answer(id, words)
      if (!answered.ok) throw new Error(answered.error.message)
      const { waitsMs } = answered.value
      const hours = Math.ceil(waitsMs / HOUR_MS)
      io.out(
        waitsMs === 0
          ? 'The text goes out now.'
          : `The text goes out in ${hours} ${hours === 1 ? 'hour' : 'hours'}, when texts may be sent.`,
      )
    })
}

/** One text as `leads show` prints it. */
export function textLine({ direction, text, at, sentAt }: LeadText): string {
  const how =
    direction === 'in' ? 'Text from the shopper' : `Text to the shopper${sentAt ? '' : ' (not sent)'}`
  return `${how}, ${sentAt ?? at}: ${text}`
}
