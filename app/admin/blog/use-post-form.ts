import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AdminAnswer } from '#model/admin-answer.ts'
import { emptyPost, type PostFields } from '#model/post-form.ts'
import { blogPaths } from '#model/post-paths.ts'
import { send } from './send.ts'
import type { PostToEdit, WorkingCopy } from './service.ts'

/** Typing pauses this long before the text is kept on the server, in milliseconds. */
const KEEP_AFTER = 2000

/**
 * A post while somebody writes it: the fields, the version they began with, what is kept of them, and what became of
 * saving. A save that somebody else was ahead of leaves everything as it is and loads the newer text beside it.
 */
export function usePostForm(
  post: PostToEdit | null,
  copy: WorkingCopy | null,
  onSaved: (message: string) => void,
) {
  const [fields, setFields] = useState(post?.fields ?? emptyPost)
  const [version, setVersion] = useState(post?.version ?? 0)
  // Asked once, when the form opens; what is kept later is this very text.
  const [offered, setOffered] = useState(copy)
  const [answer, setAnswer] = useState<AdminAnswer<unknown>>()
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const id = post?.id ?? ''
  const kept = useKeptText({ fields, id, version, paused: offered !== null || busy })

  function change(name: keyof PostFields, value: string) {
    setFields((all) => ({ ...all, [name]: value }))
  }

  function take() {
    if (!offered) return
    setFields(offered.fields)
    setVersion(post ? offered.baseVersion : 0)
    kept.markAsKept(offered.fields)
    setOffered(null)
  }

  async function throwAway() {
    const done = await send(blogPaths.unsaved, { id, intent: 'discard' })
    if (done.ok) setOffered(null)
    else setAnswer(done)
  }

  /** Saves over the version that is given: the one begun with, or knowingly the newer one. */
  async function save(over: number) {
    setBusy(true)
    kept.stop()
    const given: Record<string, string> = post ? { ...fields, id, version: String(over) } : fields
    const done = await send(blogPaths.save, given)
    setBusy(false)
    setAnswer(done)
    if (done.ok) {
      kept.markAsKept(fields)
      onSaved(done.message)
    } else if (done.status === 409) {
      await revalidate()
    }
  }

  function takeTheirs() {
    if (!post) return
    setFields(post.fields)
    setVersion(post.version)
    kept.markAsKept(post.fields)
    setAnswer(undefined)
  }

  return {
    fields,
    version,
    change,
    offered,
    take,
    throwAway,
    save,
    takeTheirs,
    answer,
    busy,
    kept,
    /** The post was saved by somebody else after this text was begun. */
    isBehind: post !== null && post.version > version && !offered && !busy && !answer?.ok,
  }
}

type KeptText = { fields: PostFields; id: string; version: number; paused: boolean }

/** Keeps a text on the server a little after each change, and at once when the form or the page goes away. */
function useKeptText({ fields, id, version, paused }: KeptText) {
  const [at, setAt] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const values: Record<string, string> = { ...fields, id, version: String(version) }
  const text = JSON.stringify(fields)
  const last = useRef(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ values, text, paused })
  latest.current = { values, text, paused }

  useEffect(() => {
    if (paused || text === last.current) return
    timer.current = setTimeout(async () => {
      const { values, text } = latest.current
      const done = await send<{ savedAt: string }>(blogPaths.unsaved, values)
      if (done.ok) last.current = text
      setAt(done.ok ? done.value.savedAt : null)
      setFault(done.ok ? null : done.message)
    }, KEEP_AFTER)
    return () => clearTimeout(timer.current)
  }, [text, paused])

  useEffect(() => {
    const keepNow = () => {
      const { values, text, paused } = latest.current
      if (paused || text === last.current) return
      last.current = text
      // Goes out even while the page is being left; longer texts than it takes were kept as they were typed.
      navigator.sendBeacon(blogPaths.unsaved, new URLSearchParams(values))
    }
    addEventListener('pagehide', keepNow)
    return () => {
      removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [])

  return {
    at,
    fault,
    stop: () => clearTimeout(timer.current),
    markAsKept(fields: PostFields) {
      last.current = JSON.stringify(fields)
    },
  }
}
