const PIECES = [
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u2028',
    '\r\n',
    '"',
    "'",
    ',',
    ';',
    '|',
    '[',
    ']',
    '{',
    '}',
    '<b>',
    '$',
    '%',
    '\\',
  ],
  ...[
    '-0',
    '1e999',
    '31/12/2026',
    '2026-02-31',
    '08-May-23',
    '40,990 DA',
    '+ ORC',
    'POA',
    '0412 345 678',
    'null',
  ],
  ...[
    'https://a.example/1.jpg',
    '../../etc/passwd',
    "' OR 1=1 --",
    '{$7*7}',
    '{{7*7}}',
    '٣٤',
    '１２３',
    'ﬁ',
    '🚗',
  ],
  ...['9'.repeat(400), 'a'.repeat(5000), ' '.repeat(3000), '|'.repeat(2000), '('.repeat(500)],
]
const NAMES = [
  ...[
    'name',
    'phone',
    'email',
    'message',
    'postcode',
    'car_id',
    'step',
    'intent',
    'location',
    'opt_in',
    'amount',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'valueOf',
    'length',
    'then',
    'hasOwnProperty',
    'idempotency_key',
  ],
]

export type Random = ReturnType<typeof randomOf>

/** Names, texts and values of every type, the same in every run of a seed. */
export function randomOf(seed: number) {
  let state = seed
  const below = (limit: number) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return state % limit
  }
  const pick = <T>(all: readonly T[]): T => all[below(all.length)] as T
  const text = () =>
    Array.from({ length: 1 + below(5) }, () =>
      below(3) === 0 ? String.fromCharCode(below(below(2) ? 128 : 65_536)) : pick(PIECES),
    ).join('')
  const name = () => (below(3) === 0 ? text().slice(0, 60) : pick(NAMES))
  function value(depth = 0): unknown {
    const kind = below(depth > 3 ? 5 : 7)
    if (kind === 0) return pick([null, true, false])
    if (kind === 1) return pick([0, -1, 0.1, 1e21, 2 ** 53, 1e308])
    if (kind < 5) return text()
    const items = Array.from({ length: below(4) }, () => value(depth + 1))
    return kind === 5 ? items : Object.fromEntries(items.map((item) => [name(), item]))
  }
  return { below, pick, text, name, value }
}
