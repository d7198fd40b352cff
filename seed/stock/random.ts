/** A seeded source of numbers: the same seed gives the same stock on every machine. Passed as an argument, never global. */
export type Random = {
  /** From 0 up to but not including 1. */
  next(): number
  /** A whole number from `min` to `max`, inclusive. */
  int(min: number, max: number): number
  pick<Value>(values: readonly Value[]): Value
  chance(probability: number): boolean
  /** Normal, mean 0, deviation 1. */
  normal(): number
}

/** Mulberry32 by Tommy Ettinger (public domain), seeded from text by FNV-1a. */
export function createRandom(seed: string): Random {
  let state = hashText(seed)
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (values) => values[Math.floor(next() * values.length)] as (typeof values)[number],
    chance: (probability) => next() < probability,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}

function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  return hash >>> 0
}
