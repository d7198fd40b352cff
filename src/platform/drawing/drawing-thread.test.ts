import { expect, test } from 'vitest'
import { createDrawingThread, DrawingBusyError } from './drawing-thread.ts'

const SAMPLE = new URL('./sample-drawing.ts', import.meta.url)
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('drawings are made in order, off the main thread', async () => {
  const thread = createDrawingThread()
  const drawn = await Promise.all(['one', 'two', 'three'].map((each) => thread.draw(SAMPLE, each)))
  expect(drawn.map(text)).toEqual(['one', 'two', 'three'])
})

test('a drawing that fails, crashes its thread or never ends affects only itself', async () => {
  const thread = createDrawingThread({ drawingMaxMs: 3000 })
  const outcomes = await Promise.allSettled(
    ['fail', 'after', 'crash', 'after', 'hang', 'after'].map((each) => thread.draw(SAMPLE, each)),
  )
  expect(
    outcomes.map((each) => (each.status === 'fulfilled' ? text(each.value) : each.reason.message)),
  ).toEqual([
    'no picture',
    'after',
    'The drawing thread ended',
    'after',
    'The drawing took too long',
    'after',
  ])
})

test('a drawing that gets no core from the machine is given more time, and the next one the usual time', async () => {
  const thread = createDrawingThread({ drawingMaxMs: 1000 })
  const drawn = await Promise.all(['starved', 'after'].map((each) => thread.draw(SAMPLE, each)))
  expect(drawn.map(text)).toEqual(['starved', 'after'])
})

test('the process keeps going while a drawing is made', async () => {
  const thread = createDrawingThread({ drawingMaxMs: 1000 })
  await thread.draw(SAMPLE, 'warm')
  let turns = 0
  const counting = setInterval(() => {
    turns += 1
  }, 5)
  await expect(thread.draw(SAMPLE, 'hang')).rejects.toThrow('took too long')
  clearInterval(counting)
  expect(turns).toBeGreaterThan(20)
})

test('drawings beyond the waiting limit are refused at once', async () => {
  const thread = createDrawingThread({ waitingMax: 2 })
  const asked = [1, 2, 3].map((each) => thread.draw(SAMPLE, each))
  await expect(thread.draw(SAMPLE, 4)).rejects.toBeInstanceOf(DrawingBusyError)
  expect((await Promise.all(asked)).map(text)).toEqual(['1', '2', '3'])
})
