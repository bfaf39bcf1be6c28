import { useCallback, useEffect, useRef, useState } from 'react'
import type { PostFields } from '#model/blog/post-form.ts'
import { blogPaths } from '#model/blog/post-paths.ts'
import { send } from './send.ts'

/** Typing pauses this long before the text is kept on the server, in milliseconds. */
const KEEP_AFTER = 2000

type KeptText = { fields: PostFields; id: string; version: number; paused: boolean }

/** Keeps a text on the server a little after each change, and at once when the form or the page goes away. */
export function useKeptText({ fields, id, version, paused }: KeptText) {
  const [at, setAt] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const values: Record<string, string> = { ...fields, id, version: String(version) }
  const text = JSON.stringify(fields)
  const last = useRef(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const underway = useRef<Promise<unknown>>(undefined)
  const latest = useRef({ values, text, paused })
  latest.current = { values, text, paused }

  useEffect(() => {
    if (paused || text === last.current) return
    const keep = async () => {
      const { values, text } = latest.current
      const done = await send<{ savedAt: string }>(blogPaths.autosave, {
        ...values,
        intent: 'save',
      })
      if (done.ok) last.current = text
      setAt(done.ok ? done.value.savedAt : null)
      setFault(done.ok ? null : done.message)
    }
    timer.current = setTimeout(() => {
      underway.current = keep()
    }, KEEP_AFTER)
    return () => clearTimeout(timer.current)
  }, [text, paused])

  /** The values that are not kept yet, once. */
  const takeOpen = useCallback(() => {
    const { values, text, paused } = latest.current
    if (paused || text === last.current) return null
    clearTimeout(timer.current)
    last.current = text
    return values
  }, [])

  const keepNow = useCallback(async () => {
    const values = takeOpen()
    if (values) await send(blogPaths.autosave, { ...values, intent: 'save' })
  }, [takeOpen])

  useEffect(() => {
    // Goes out even while the page is being left; longer texts than it takes were kept as they were typed.
    const keepOnLeaving = () => {
      const values = takeOpen()
      if (values)
        navigator.sendBeacon(blogPaths.autosave, new URLSearchParams({ ...values, intent: 'save' }))
    }
    addEventListener('pagehide', keepOnLeaving)
    return () => {
      removeEventListener('pagehide', keepOnLeaving)
      void keepNow()
    }
  }, [takeOpen, keepNow])

  return {
    at,
    fault,
    keepNow,
    /** Nothing is kept from now on, and what is on its way has arrived: later it would come back as unsaved. */
    async stop() {
      clearTimeout(timer.current)
      await underway.current
    },
    markAsKept(fields: PostFields) {
      last.current = JSON.stringify(fields)
    },
  }
}
