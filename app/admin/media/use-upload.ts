import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { ActionResult } from '#model/action-result.ts'
import { fileFault, uploadMessages } from '#model/leads/upload.ts'
import { mediaMessages, mediaPaths, mediaRule } from '#model/media/media.ts'
import type { MediaItem } from './service.ts'

/** What is said of a picture before it is uploaded. */
export type Description = { name?: string; alt: string; decorative: boolean }

type Answer = ActionResult<MediaItem>

/** Uploads one picture and tells what became of it, once for each try. */
export function useUpload(onAnswer: (answer: Answer) => void) {
  const fetcher = useFetcher<Answer>()
  const { data, state } = fetcher
  const told = useRef<Answer>(undefined)

  useEffect(() => {
    if (!data || state !== 'idle' || told.current === data) return
    told.current = data
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

/** What a browser can see to be wrong, by field; null where nothing is. */
export function uploadFaults(file: File, { alt, decorative }: Description) {
  const errors: Record<string, string> = {}
  const fault = pictureFault(file)
  if (fault) errors.file = fault
  if (!decorative && alt.trim() === '') errors.alt = mediaMessages.noAlt
  return Object.keys(errors).length > 0 ? errors : null
}

function pictureFault(file: File) {
  if (/\.svg$/i.test(file.name)) return mediaMessages.svg
  const fault = fileFault(file, mediaRule)
  if (fault === null || fault === uploadMessages.empty) return fault
  return file.size > mediaRule.maxBytes ? mediaMessages.tooLarge : mediaMessages.type
}
