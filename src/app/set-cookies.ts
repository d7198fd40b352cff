/** Set-Cookie lines as headers of an answer, one for each cookie. */
export function setCookies(lines: readonly string[]): [string, string][] {
  return lines.map((line) => ['set-cookie', line])
}
