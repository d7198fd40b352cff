/**
 * A drawing for tests: returns what it was given, fails, crashes its thread, gets no core for a while or
 * never ends.
 */
export async function draw(input: unknown): Promise<Uint8Array> {
  if (input === 'fail') throw new Error('no picture')
  if (input === 'crash') process.exit(1)
  if (input === 'hang') for (;;);
  if (input === 'starved') await new Promise((done) => setTimeout(done, 1500))
  return new TextEncoder().encode(String(input))
}
