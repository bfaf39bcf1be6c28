import { type RefObject, useEffect, useRef, useState } from 'react'
import { runAction } from '#app/admin/kit/run-action.ts'
import { BODY_MAX } from '#model/content/editor.ts'
import { changedTexts } from './changed-texts.ts'
import { type ParsedPage, parsePage, updatePage } from './update-page.ts'
import { writeTexts } from './write-texts.ts'

/** Milliseconds without a change before the page is rendered again, if the changed texts were written into it. */
const RENDER_AFTER = 150
/** Otherwise milliseconds after the first change that it does not show, so that it keeps up with typing. */
const RENDER_SOON = 50

/** Keeps the page in a frame as the edited values would show it. */
export function useEditedPage(
  frame: RefObject<HTMLIFrameElement | null>,
  document: string,
  value: unknown,
  /** Of the stored draft. */
  version: number,
  /** Called when elements may have been replaced. */
  onUpdate: () => void,
) {
  const [failure, setFailure] = useState<string | null>(null)
  const latest = useRef(value)
  const previous = useRef(value)
  /** What the frame shows: the value, the page that the server made of it, and the document that was changed. */
  const shown = useRef<{ value: unknown; page: ParsedPage; target: Document } | null>(null)
  /** The stored draft that the frame has loaded, while the server could not render it. */
  const unbegun = useRef<{ stored: unknown; target: Document } | null>(null)
  const isRunning = useRef(false)
  /** The value should be rendered again after the rendering that is running. */
  const isWanted = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The timer is that of a change that the page does not show. */
  const isSoon = useRef(false)
  latest.current = value

  /** False once the frame loads another page, which begins anew. */
  function isShown(target: Document) {
    return frame.current?.contentDocument === target
  }

  async function render(value: unknown) {
    const body = JSON.stringify(value)
    if (body.length > BODY_MAX) {
      setFailure(tooLarge)
      return null
    }
    const reply = await runAction('content.render', { document, body })
    setFailure(reply.ok ? null : reply.message)
    return reply.ok ? parsePage(reply.value.html) : null
  }

  /** Renders the latest value; what is wanted meanwhile is rendered next. */
  async function refresh(): Promise<void> {
    isWanted.current = true
    if (isRunning.current) return
    if (unbegun.current) return begin(unbegun.current.stored, unbegun.current.target)
    isRunning.current = true
    try {
      while (isWanted.current && shown.current && shown.current.value !== latest.current) {
        isWanted.current = false
        const value = latest.current
        const { target, page: before } = shown.current
        const page = await render(value)
        if (!page) continue
        if (isShown(target)) {
          await updatePage(target, before, page)
          // What was typed meanwhile is in the page already.
          writeTexts(target, changedTexts(value, latest.current))
        }
        // Another page may have begun in the meantime.
        if (shown.current?.target !== target) {
          isWanted.current = true
          continue
        }
        shown.current = isShown(target) ? { value, page, target } : null
        if (shown.current) onUpdate()
      }
      // Undone changes leave nothing to render.
      if (shown.current?.value === latest.current) setFailure(null)
    } finally {
      isRunning.current = false
    }
  }

  /** To be called when the frame has loaded the stored draft. Ends when its elements have their names. */
  async function begin(stored: unknown, target = frame.current?.contentDocument) {
    unbegun.current = null
    const page = await render(stored)
    if (!target || !isShown(target)) return
    if (!page) {
      unbegun.current = { stored, target }
      return
    }
    await updatePage(target, page, page)
    if (!isShown(target)) return
    shown.current = { value: stored, page, target }
    void refresh()
  }

  const refreshLatest = useRef(refresh)
  refreshLatest.current = refresh
  useEffect(() => {
    const target = frame.current?.contentDocument
    const texts = changedTexts(previous.current, value)
    previous.current = value
    const isWritten = target ? writeTexts(target, texts) : false
    if (isSoon.current) return
    clearTimeout(timer.current)
    isSoon.current = !isWritten
    timer.current = setTimeout(
      () => {
        isSoon.current = false
        void refreshLatest.current()
      },
      isWritten ? RENDER_AFTER : RENDER_SOON,
    )
  }, [value, frame])
  useEffect(() => () => clearTimeout(timer.current), [])
  // A draft was saved: what could not be rendered before may be now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it has a new version then
  useEffect(() => void refreshLatest.current(), [version])
  useEffect(() => {
    const retry = () => void refreshLatest.current()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])

  return { begin, failure }
}

const tooLarge =
  'The page does not show your last change: the document is too large. Shorten the text that you added last.'
