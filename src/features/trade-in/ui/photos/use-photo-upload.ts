import { useCallback, useEffect, useRef, useState } from 'react'
import { resizePicture } from './resize-picture.ts'
import { sendPhoto } from './send-photo.ts'

export type UploadItem = {
  uploadKey: string
  name: string
  previewUrl: string
  state: 'sending' | 'kept' | 'refused' | 'lost'
  message: string | null
  /** The server's id once it is kept. */
  id: string | null
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Photos chosen on this page: made smaller, sent one after another, sent again when the connection is back. */
export function usePhotoUpload(token: string) {
  const [items, setItems] = useState<UploadItem[]>([])
  const queue = useRef(Promise.resolve())
  const blobs = useRef(new Map<string, Blob>())

  const change = useCallback((uploadKey: string, changes: Partial<UploadItem>) => {
    setItems((all) => all.map((item) => (item.uploadKey === uploadKey ? { ...item, ...changes } : item)))
  }, [])

  const send = useCallback(
    async (uploadKey: string): Promise<void> => {
      const blob = blobs.current.get(uploadKey)
      if (!blob) return
      change(uploadKey, { state: 'sending', message: null })
      const answer = await sendPhoto({ token, uploadKey, blob, fetch: (url, init) => fetch(url, init), wait })
      if (answer.kind === 'kept') {
        blobs.current.delete(uploadKey)
        change(uploadKey, { state: 'kept', id: answer.id })
      } else if (answer.kind === 'refused') change(uploadKey, { state: 'refused', message: answer.message })
      else
        change(uploadKey, { state: 'lost', message: 'No connection. It is sent when you are online again.' })
    },
    [token, change],
  )

  const enqueue = useCallback(
    (uploadKey: string) => {
      queue.current = queue.current.then(() => send(uploadKey))
    },
    [send],
  )

  useEffect(() => {
    const again = () => {
      for (const uploadKey of blobs.current.keys()) enqueue(uploadKey)
    }
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [enqueue])

  const add = useCallback(
    async (files: readonly File[]): Promise<void> => {
      for (const file of files) {
        const uploadKey = crypto.randomUUID()
        const blob = await resizePicture(file)
        blobs.current.set(uploadKey, blob)
        const item = { uploadKey, name: file.name, previewUrl: URL.createObjectURL(blob) }
        setItems((all) => [...all, { ...item, state: 'sending', message: null, id: null }])
        enqueue(uploadKey)
      }
    },
    [enqueue],
  )

  const forget = useCallback((item: UploadItem) => {
    blobs.current.delete(item.uploadKey)
    URL.revokeObjectURL(item.previewUrl)
    setItems((all) => all.filter((each) => each.uploadKey !== item.uploadKey))
  }, [])

  return { items, add, forget, retry: enqueue }
}
