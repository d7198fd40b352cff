import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

// In a worker, so that typing and scrolling go on meanwhile.
addEventListener('message', ({ data: challenge }: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge, deriveKey }).then(
    (solution) => postMessage(solution && JSON.stringify({ challenge, solution })),
    () => postMessage(null),
  )
})
