import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { WORK_FIELD } from '#src/shared/domain/form/proof-ask.ts'

type WorkProofProps = {
  /** ALTCHA's challenge as JSON. */
  work: string
  goOn: string
  button: { name: string; value: string }
  /** Shown without scripts, and if the work does not finish. */
  refusal: ReactNode
}
type Work = 'none' | 'under_way' | { solved: string }

/** Does a few seconds of work instead of a code that cannot be texted, then lets the form go on. */
export function WorkProof({ work, goOn, button, refusal }: WorkProofProps) {
  const [done, setDone] = useState<Work>('none')
  useEffect(() => {
    if (typeof Worker === 'undefined') return
    const worker = new Worker(new URL('./work-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<string | null>) => setDone(data ? { solved: data } : 'none')
    worker.onerror = () => setDone('none')
    worker.postMessage(JSON.parse(work))
    setDone('under_way')
    return () => worker.terminate()
  }, [work])
  if (done === 'none') return refusal
  const isDone = done !== 'under_way'
  return (
    <section
      data-way-on=""
      aria-label="A short check"
      className="flex flex-col gap-4 rounded-card border border-line bg-studio p-4 sm:p-5"
    >
      <p role="status" className="text-ink">
        {isDone
          ? 'Your browser has finished its check in place of a texted code. Go on when you are ready.'
          : 'We cannot text you a code just now, so your browser does a short check instead. It takes a few seconds and involves no other service.'}
      </p>
      {isDone ? (
        <>
          <input type="hidden" name={WORK_FIELD} value={done.solved} />
          <div>
            <Button type="submit" {...(button.name ? button : {})}>
              {goOn}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  )
}
