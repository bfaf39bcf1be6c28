import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { ActionResult } from '#model/action-result.ts'
import { fileFault, uploadMessages } from '#model/leads/upload.ts'
import { mediaMessages, mediaPaths, mediaRule } from '#model/media/media.ts'
import type { MediaItem } from '#server/features/media/present-media.ts'

/** Name and alt text of a picture to upload. */
export type Description = { name?: string; alt: string; decorative: boolean }

type Answer = ActionResult<MediaItem>

/** Uploads pictures one at a time; calls `onAnswer` once per upload. */
export function useUpload(onAnswer: (answer: Answer) => void) {
  const fetcher = useFetcher<Answer>()
  const { data, state } = fetcher
  const handled = useRef<Answer>(undefined)

  useEffect(() => {
    if (!data || state !== 'idle' || handled.current === data) return
    handled.current = data
    onAnswer(data)
  })

  return {
    busy: state !== 'idle',
    send(file: File, { name, alt, decorative }: Description) {
      const form = new FormData()
      form.set('file', file)
      form.set('alt', alt)
      if (name) form.set('name', name)
      if (decorative) form.set('decorative', 'on')
      fetcher.submit(form, {
        method: 'post',
        action: mediaPaths.library,
        encType: 'multipart/form-data',
      })
    },
  }
}

/** Errors that the browser can find before the upload, by field; null if there are none. */
export function uploadErrors(file: File, { alt, decorative }: Description) {
  const errors: Record<string, string> = {}
  const error = fileError(file)
  if (error) errors.file = error
  if (!decorative && alt.trim() === '') errors.alt = mediaMessages.noAlt
  return Object.keys(errors).length > 0 ? errors : null
}

function fileError(file: File) {
  if (/\.svg$/i.test(file.name)) return mediaMessages.svg
  const error = fileFault(file, mediaRule)
  if (error === null || error === uploadMessages.empty) return error
  return file.size > mediaRule.maxBytes ? mediaMessages.tooLarge : mediaMessages.type
}
