import { askServer } from './search-answer.ts'

// A worker; `answer-beside.ts` explains why.
addEventListener('message', ({ data: address, ports: [reply] }: MessageEvent<string>) => {
  void askServer(address).then((answer) => reply?.postMessage(answer))
})
postMessage('ready')
