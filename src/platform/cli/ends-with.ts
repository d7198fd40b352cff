/** Thrown by a command that did its work and has said everything, to end with a code other than 0. */
export class EndsWith extends Error {
  readonly code: number

  constructor(code: number) {
    super(`ends with ${code}`)
    this.code = code
  }
}
