import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icon/icon.tsx'
import { useBackCloses } from './use-back-closes.ts'

type DialogProps = {
  isOpen: boolean
  /** Called when Escape, Back, the cross or a press on the backdrop closed it. */
  onClose: () => void
  heading: string
  note?: string | undefined
  /** Maximum width, as a class. */
  width?: string
  /** Selector of the element to focus first; otherwise the cross. */
  firstFocus?: string
  children: ReactNode
}

/** A real dialog over the page, or a sheet at the bottom on a phone. Its contents stay while it is shut. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, heading, note, width = 'sm:max-w-xl', firstFocus, children } = props
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useBackCloses(isOpen, () => ref.current?.close())
  useEffect(() => {
    const dialog = ref.current
    if (isOpen && !dialog?.open) {
      dialog?.showModal()
      if (firstFocus) dialog?.querySelector<HTMLElement>(firstFocus)?.focus()
    }
    if (!isOpen) dialog?.close()
  }, [isOpen, firstFocus])
  return (
    <dialog ref={ref} aria-labelledby={id} onClose={onClose} className={`dialog-sheet ${width}`}>
      <DialogFace id={id} heading={heading} note={note} onClose={() => ref.current?.close()}>
        {children}
      </DialogFace>
    </dialog>
  )
}

type DialogFaceProps = Pick<DialogProps, 'heading' | 'note' | 'onClose' | 'children'> & { id: string }

/** What a dialog shows: its heading, named by `id`, its cross and its contents. */
export function DialogFace({ id, heading, note, onClose, children }: DialogFaceProps) {
  return (
    <>
      <div className="mb-4 flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id={id} className="font-display text-2xl font-semibold">
            {heading}
          </h2>
          {note ? <p className="mt-1 text-sm text-ink-muted">{note}</p> : null}
        </div>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="-mt-1.5 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full"
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </>
  )
}
