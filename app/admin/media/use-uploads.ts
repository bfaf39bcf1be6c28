import { useCallback, useEffect, useRef, useState } from 'react'
import type { MediaItem } from '#server/features/media/present-media.ts'
import { isFilm, uploadPicture } from './upload-picture.ts'

/** Files sent at once: while the server reads one, it makes the first size of another. */
const AT_ONCE = 2

let lastKey = 0

/** One chosen file and what has become of it. */
export type Upload = { key: number; file: File; poster?: File } & Progress

type Progress =
  | { state: 'waiting' }
  /** `sent`: 0 to 1; then the server checks the picture. */
  | { state: 'sending'; sent: number }
  | { state: 'added'; item: MediaItem; message: string }
  /** `mayRetry`: nothing is wrong with the file itself. */
  | { state: 'failed'; message: string; mayRetry: boolean }

/**
 * Uploads chosen pictures, two at a time; one that fails does not keep the others. Calls `onAdded` for each that was not
 * removed from the list.
 */
export function useUploads(onAdded?: (item: MediaItem) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const listed = useRef(uploads)
  listed.current = uploads
  const change = useCallback((key: number, to: Progress) => {
    setUploads((all) =>
      all.map((one) =>
        one.key === key ? { key, file: one.file, poster: one.poster, ...to } : one,
      ),
    )
  }, [])

  useEffect(() => {
    const free = AT_ONCE - uploads.filter(({ state }) => state === 'sending').length
    const next = uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))
    for (const { key, file, poster } of next) {
      change(key, { state: 'sending', sent: 0 })
      const onProgress = (sent: number) => change(key, { state: 'sending', sent })
      void uploadPicture(file, { onProgress, poster }).then((answer) => {
        const { message } = answer
        if (!answer.ok) {
          const mayRetry = answer.status !== 422 && answer.status !== 413
          return change(key, { state: 'failed', message, mayRetry })
        }
        change(key, { state: 'added', item: answer.value, message })
        if (listed.current.some((one) => one.key === key)) onAdded?.(answer.value)
      })
    }
  }, [uploads, change, onAdded])

  const isBusy = uploads.some(({ state }) => state === 'waiting' || state === 'sending')
  useEffect(() => {
    if (!isBusy) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [isBusy])

  return {
    uploads,
    isBusy,
    add: useCallback((files: Iterable<File>) => {
      const added = withPosters([...files]).map((one) => ({
        ...one,
        key: ++lastKey,
        state: 'waiting' as const,
      }))
      setUploads((all) => [...all, ...added])
    }, []),
    retry: (key: number) => change(key, { state: 'waiting' }),
    remove: (key: number) => setUploads((all) => all.filter((one) => one.key !== key)),
  }
}

/** A film and a picture that are chosen together belong together. */
function withPosters(files: File[]): { file: File; poster?: File }[] {
  const [one, other] = files
  if (!one || !other || files.length > 2 || isFilm(one) === isFilm(other)) {
    return files.map((file) => ({ file }))
  }
  return [isFilm(one) ? { file: one, poster: other } : { file: other, poster: one }]
}

export type Uploads = ReturnType<typeof useUploads>
