import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { resizePicture } from './resize-picture.ts'
import { sendPhoto } from './send-photo.ts'
import { type WaitingPhoto, waitingPhotos } from './waiting-photos.ts'

export type UploadItem = {
  uploadKey: string
  name: string
  previewUrl: string
  state: 'sending' | 'kept' | 'refused' | 'lost'
  message: string | null
  id: string | null
}
export type PhotoUpload = ReturnType<typeof usePhotoUpload>

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
const LOST_TEXT = 'No connection. It is kept on this device and sent when you are online again.'

/**
 * Photos chosen on this page: shrunk, sent one at a time, retried when the connection returns, and kept in the
 * browser until sent, so that a reload loses none.
 */
export function usePhotoUpload({ token, siteSlug }: { token: string; siteSlug: string }) {
  const [items, setItems] = useState<UploadItem[]>([])
  const queue = useRef(Promise.resolve())
  const blobs = useRef(new Map<string, Blob>())
  const waiting = useMemo(() => waitingPhotos(siteSlug), [siteSlug])

  const change = useCallback((uploadKey: string, changes: Partial<UploadItem>) => {
    setItems((all) => all.map((item) => (item.uploadKey === uploadKey ? { ...item, ...changes } : item)))
  }, [])

  const send = useCallback(
    async (uploadKey: string): Promise<void> => {
      const blob = blobs.current.get(uploadKey)
      if (!blob) return
      change(uploadKey, { state: 'sending', message: null })
      const answer = await sendPhoto({ token, uploadKey, blob, fetch: (url, init) => fetch(url, init), wait })
      if (answer.kind === 'lost') return change(uploadKey, { state: 'lost', message: LOST_TEXT })
      await waiting.forget(uploadKey)
      blobs.current.delete(uploadKey)
      if (answer.kind === 'refused') return change(uploadKey, { state: 'refused', message: answer.message })
      change(uploadKey, { state: 'kept', id: answer.id })
    },
    [token, change, waiting],
  )

  const enqueue = useCallback(
    (uploadKey: string) => {
      queue.current = queue.current.then(() => send(uploadKey))
    },
    [send],
  )

  const take = useCallback(
    ({ uploadKey, name, blob }: Pick<WaitingPhoto, 'uploadKey' | 'name' | 'blob'>) => {
      if (blobs.current.has(uploadKey)) return
      blobs.current.set(uploadKey, blob)
      const item = { uploadKey, name, previewUrl: URL.createObjectURL(blob) }
      setItems((all) => [...all, { ...item, state: 'sending', message: null, id: null }])
      enqueue(uploadKey)
    },
    [enqueue],
  )

  useEffect(() => {
    const again = () => {
      for (const uploadKey of blobs.current.keys()) enqueue(uploadKey)
    }
    window.addEventListener('online', again)
    void waiting.read(token, Date.now()).then((photos) => photos.forEach(take))
    return () => window.removeEventListener('online', again)
  }, [enqueue, take, token, waiting])

  const add = useCallback(
    async (files: readonly File[]): Promise<void> => {
      for (const file of files) {
        const photo = { uploadKey: crypto.randomUUID(), name: file.name, blob: await resizePicture(file) }
        await waiting.keep({ ...photo, token, keptAtMs: Date.now() })
        take(photo)
      }
    },
    [take, token, waiting],
  )

  const forget = useCallback(
    (item: UploadItem) => {
      blobs.current.delete(item.uploadKey)
      void waiting.forget(item.uploadKey)
      URL.revokeObjectURL(item.previewUrl)
      setItems((all) => all.filter((each) => each.uploadKey !== item.uploadKey))
    },
    [waiting],
  )

  return { items, add, forget, retry: enqueue }
}
