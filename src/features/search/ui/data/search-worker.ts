import { askServer } from './search-answer.ts'

// Runs beside the page: `answer-beside.ts` says why.
addEventListener('message', ({ data: address, ports: [reply] }: MessageEvent<string>) => {
  void askServer(address).then((answer) => reply?.postMessage(answer))
})
postMessage('ready')
