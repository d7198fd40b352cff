const STOP = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT']
const START = ['START', 'UNSTOP']

/** Whether a text asks for no more texts, or for them again; null for any other. (Spam Act 2003 s 18) */
export function textWord(text: string): 'stop' | 'start' | null {
  const word = text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toUpperCase()
  // `STOP ALL` and `Stop please` are meant as much as `STOP`
  if (STOP.includes(word.replaceAll(' ', '')) || /^(STOP|UNSUBSCRIBE)\b/.test(word)) return 'stop'
  return START.includes(word) ? 'start' : null
}
