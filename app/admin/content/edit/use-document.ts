import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ActionResult } from '#model/action-result.ts'
import type { OpenedDocument, PathFaults, SavedDraft } from '#model/content/editor.ts'
import { sendChange } from './send-change.ts'

/** Milliseconds without a change after which a draft is kept by itself. */
const KEEP_AFTER = 2_000
/** Before the next try where the last one could not be kept. */
const TRY_AGAIN_AFTER = 10_000

type Work = 'save' | 'publish' | 'preview' | null
type More = { over?: 'yes'; also?: string }

/** A document while it is edited: what is on the screen, what of it is kept, and what the server says of it. */
export function useDocument(opened: OpenedDocument) {
  const [value, setValue] = useState(opened.value)
  const [version, setVersion] = useState(opened.version)
  const [faults, setFaults] = useState(opened.faults)
  /** Whether somebody has asked for it to be shown: only then is a field that is still empty a fault. */
  const [wasRefused, setRefused] = useState(opened.isInvalid)
  const [isKept, setKept] = useState(true)
  /** Why this changes, for the history. */
  const [note, setNote] = useState('')
  const [hasDraft, setHasDraft] = useState(opened.hasDraft)
  const [savedAt, setSavedAt] = useState(opened.shows === 'draft' ? opened.saved?.at : undefined)
  const [work, setWork] = useState<Work>(null)
  /** Of a button; it takes the focus. */
  const [answer, setAnswer] = useState<ActionResult<unknown>>()
  /** Of a draft that could not be kept; somebody may be writing at that moment. */
  const [trouble, setTrouble] = useState<{ status: number; message: string }>()
  const { revalidate } = useRevalidator()
  const latest = useRef(opened.value)

  const isStopped = trouble?.status === 409 || (answer?.ok === false && answer.status === 409)

  function change(next: unknown) {
    latest.current = next
    setValue(next)
    setKept(false)
  }

  /** Keeps the draft; with `over: 'yes'` over what somebody else has saved. The new version, or null. */
  async function save(more: More = {}) {
    const sent = latest.current
    const reply = await send<SavedDraft>('save', sent, more)
    setTrouble(reply.ok ? undefined : reply)
    if (!reply.ok) return null
    setAnswer(undefined)
    setVersion(reply.value.version)
    setFaults(reply.value.faults)
    setSavedAt(reply.value.savedAt)
    if (!hasDraft) void revalidate()
    setHasDraft(true)
    if (latest.current === sent) setKept(true)
    return reply.value.version
  }

  async function publish(more: More = {}) {
    const sent = latest.current
    const reply = await send<{ version: number }>('publish', sent, { note, ...more })
    setAnswer(reply)
    if (!reply.ok) return refuse(reply.errors)
    setVersion(reply.value.version)
    setFaults({})
    setRefused(false)
    setNote('')
    setHasDraft(false)
    if (latest.current === sent) setKept(true)
    await revalidate()
  }

  /** The address of the page with the draft in it, or null where it cannot be shown. */
  async function preview() {
    if (!isKept && (await save()) === null) return null
    setWork('preview')
    const reply = await sendChange<{ address: string }>('preview', { document: opened.key })
    setWork(null)
    if (reply.ok) return reply.value.address
    setAnswer(reply)
    refuse(reply.errors)
    return null
  }

  function refuse(errors: PathFaults | undefined) {
    if (!errors) return
    setFaults(errors)
    setRefused(true)
  }

  async function send<T>(intent: 'save' | 'publish', body: unknown, more: Record<string, string>) {
    setWork(intent)
    const fields = { document: opened.key, version: String(version), body: JSON.stringify(body) }
    const reply = await sendChange<T>(intent, { ...fields, ...more })
    setWork(null)
    return reply
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the words begins the wait anew
  useEffect(() => {
    if (isKept || isStopped || work || !opened.mayChange) return
    const timer = setTimeout(save, trouble ? TRY_AGAIN_AFTER : KEEP_AFTER)
    return () => clearTimeout(timer)
  }, [value, version, isKept, isStopped, trouble, work])

  return {
    ...{
      value,
      version,
      faults,
      wasRefused,
      isKept,
      hasDraft,
      savedAt,
      work,
      answer,
      trouble,
      isStopped,
    },
    ...{ change, note, setNote, save, publish, preview },
  }
}

export type EditedDocument = ReturnType<typeof useDocument>
