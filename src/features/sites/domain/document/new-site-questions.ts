import { AU_STATES } from '#src/shared/domain/au-state.ts'
import { TEMPLATES } from '../site-config.ts'

/** A question of `site new`: its flag, its wording, and the answer for an empty line. */
type Question = {
  flag: string
  words: string
  choices?: readonly string[]
  isRefused?(answer: string): string | null
}

const QUESTIONS: Question[] = [
  { flag: 'name', words: 'Name of the dealer' },
  { flag: 'type', words: 'What it sells', choices: ['car', 'truck', 'motorcycle', 'caravan'] },
  { flag: 'make', words: 'Its one make, or empty for several' },
  { flag: 'template', words: 'Template, or empty for the one that suits', choices: TEMPLATES },
  {
    flag: 'brand',
    words: 'Brand colour such as #0b5fff, or empty',
    isRefused: (answer) => (/^#[0-9a-f]{6}$/i.test(answer) ? null : 'six hexadecimal digits after #, please'),
  },
  { flag: 'state', words: 'State of its licence', choices: AU_STATES },
  { flag: 'licence', words: 'Dealer licence number, or empty to enter it later' },
  { flag: 'phone', words: 'Main phone, or empty for a sample' },
  { flag: 'email', words: 'Mail address for leads, or empty for a sample' },
]

/**
 * Completes the arguments of `site new` by asking for missing ones through `ask`. It asks only if nothing but the
 * command and perhaps a slug was given, because any flag means a script.
 */
export async function askNewSite(
  argv: readonly string[],
  ask: (question: string) => Promise<string>,
): Promise<string[]> {
  const [site, command, slug] = argv
  if (site !== 'site' || command !== 'new' || argv.length > 3 || slug?.startsWith('-')) return [...argv]
  const flags: string[] = []
  let name = ''
  for (const question of QUESTIONS) {
    const answer = await answerOf(question, ask)
    if (question.flag === 'name') name = answer
    if (answer) flags.push(`--${question.flag}`, answer)
  }
  const suggested = slugOf(name)
  const chosen = slug ?? ((await ask(`Short name for its address [${suggested}]: `)).trim() || suggested)
  return ['site', 'new', chosen, ...flags]
}

async function answerOf(question: Question, ask: (question: string) => Promise<string>): Promise<string> {
  const { words, choices, isRefused } = question
  const hint = choices ? ` (${choices.join(', ')})` : ''
  for (;;) {
    const answer = (await ask(`${words}${hint}: `)).trim()
    if (!answer) return ''
    const match = choices?.find((choice) => choice.toLowerCase() === answer.toLowerCase())
    const fault = choices && !match ? `one of ${choices.join(', ')}, please` : isRefused?.(answer)
    if (!fault) return match ?? answer
    await ask(`${fault} (Enter to go on) `)
  }
}

function slugOf(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 40) || 'new-dealer'
  )
}
