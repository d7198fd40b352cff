/** A drawing for tests: gives back what it was told, fails, crashes its thread or never ends. */
export async function draw(input: unknown): Promise<Uint8Array> {
  if (input === 'fail') throw new Error('no picture')
  if (input === 'crash') process.exit(1)
  if (input === 'hang') for (;;);
  return new TextEncoder().encode(String(input))
}
