import { expect, test } from 'vitest'
import { keepDraft, keepTyped, readDraft } from './enquiry-draft.ts'

function aStorage(): Storage {
  const items = new Map<string, string>()
  const setItem = (key: string, value: string) => void items.set(key, value)
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem,
    removeItem: (key: string) => void items.delete(key),
  } as unknown as Storage
}
const draft = { fields: { car_id: 'veh_1', message: 'Hi' }, content: '{}', key: 'key-0123456789abcdef' }

test('an unsent form is restored with its key, only for the same vehicle and site', () => {
  const storage = aStorage()
  keepDraft(storage, 'northside', draft)
  expect(readDraft(storage, 'northside', { form: 'enquiry', carId: 'veh_1' })).toEqual(draft)
  expect(readDraft(storage, 'northside', { form: 'enquiry', carId: 'veh_2' })).toBeNull()
  expect(readDraft(storage, 'northside', { form: 'enquiry', carId: null })).toBeNull()
  expect(readDraft(storage, 'northside', { form: 'photos', carId: 'veh_1' })).toBeNull()
  expect(readDraft(storage, 'southside', { form: 'enquiry', carId: 'veh_1' })).toBeNull()
  keepDraft(storage, 'northside', null)
  expect(readDraft(storage, 'northside', { form: 'enquiry', carId: 'veh_1' })).toBeNull()
})

test('a form is kept while it is typed, unless another waits for the network', () => {
  const storage = aStorage()
  const typed = { fields: { form: 'photos', message: 'T' }, content: '', key: '' }
  const read = () => readDraft(storage, 'northside', { form: 'photos', carId: null })
  keepTyped(storage, 'northside', typed)
  keepTyped(storage, 'northside', { ...typed, fields: { form: 'photos', message: 'Typed' } })
  expect(read()?.fields.message).toBe('Typed')
  keepDraft(storage, 'northside', draft)
  keepTyped(storage, 'northside', typed)
  expect(read()).toBeNull()
  keepTyped(storage, 'northside', { ...draft, fields: { car_id: 'veh_1', message: 'More' } })
  expect(readDraft(storage, 'northside', { form: 'enquiry', carId: 'veh_1' })?.fields.message).toBe('More')
})

test('a damaged draft is ignored', () => {
  const storage = aStorage()
  storage.setItem('forecourt:lead-draft:x', '{"fields":1}')
  expect(readDraft(storage, 'x', { form: 'enquiry', carId: null })).toBeNull()
})
