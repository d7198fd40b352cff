import { expect, test } from 'vitest'
import { askNewSite } from './new-site-questions.ts'

/** Answers questions by their first words; everything else gets an empty line. */
function answering(answers: Record<string, string[]>) {
  const asked: string[] = []
  const ask = async (question: string) => {
    asked.push(question)
    const key = Object.keys(answers).find((start) => question.startsWith(start))
    return (key && answers[key]?.shift()) || ''
  }
  return { ask, asked }
}

test('a few answers complete the command, and the address is made from the name', async () => {
  const { ask } = answering({ 'Name of': ['Hill & Dale Trucks'], 'What it sells': ['Truck'], State: ['nsw'] })
  expect(await askNewSite(['site', 'new'], ask)).toEqual([
    'site',
    'new',
    'hill-dale-trucks',
    '--name',
    'Hill & Dale Trucks',
    '--type',
    'truck',
    '--state',
    'NSW',
  ])
})

test('an invalid answer is asked again, with what is expected', async () => {
  const { ask, asked } = answering({ 'Brand colour': ['blue', '#1144aa'] })
  const argv = await askNewSite(['site', 'new', 'hilltop'], ask)
  expect(argv).toEqual(['site', 'new', 'hilltop', '--brand', '#1144aa'])
  expect(asked.join()).toContain('six hexadecimal digits')
})

test('a script with flags is asked nothing, and neither is any other command', async () => {
  const { ask, asked } = answering({})
  const script = ['site', 'new', 'hilltop', '--name', 'Hilltop']
  expect(await askNewSite(script, ask)).toEqual(script)
  expect(await askNewSite(['site', 'list'], ask)).toEqual(['site', 'list'])
  expect(asked).toEqual([])
})
