import { expect, test } from 'vitest'
import { readOperator } from './operator-name.ts'

const otherwise = { named: null, user: 'deploy' }

test('the operator is the name in --as, else in the environment, else the user of the machine', () => {
  expect(readOperator(['site', 'list'], otherwise)).toEqual({ argv: ['site', 'list'], operator: 'deploy' })
  const named = { ...otherwise, named: 'Ana' }
  expect(readOperator(['site', 'list'], named).operator).toBe('Ana')
  for (const words of [
    ['--as', 'Bo Ek', 'site', 'list'],
    ['site', 'list', '--as', 'Bo Ek'],
    ['site', '--as=Bo Ek', 'list'],
  ])
    expect(readOperator(words, named)).toEqual({ argv: ['site', 'list'], operator: 'Bo Ek' })
})

test('a name is one line of bounded length, and a flag without a name is refused', () => {
  expect(readOperator(['--as', 'a\nb\u202e c', 'x'], otherwise).operator).toBe('a b c')
  expect(readOperator(['--as', 'x'.repeat(500), 'x'], otherwise).operator).toHaveLength(80)
  for (const words of [['site', '--as'], ['--as', ' ', 'site'], ['--as=']])
    expect(() => readOperator(words, otherwise)).toThrow('--as')
})
