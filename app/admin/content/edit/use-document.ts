import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { sendChange } from '#app/admin/kit/send-change.ts'
import { useAutosave } from '#app/admin/kit/use-autosave.ts'
import type { ActionResult } from '#model/action-result.ts'
import { adminPaths } from '#model/admin-paths.ts'
import type { OpenedDocument, PathFaults, SavedDraft } from '#model/content/editor.ts'

type Work = 'save' | 'publish' | 'preview' | null
type Failure = ActionResult<unknown> & { ok: false }

/** State of a document while it is edited: its value, what of it is saved, and the server's results. */
export function useDocument(opened: OpenedDocument) {
  const [value, setValue] = useState(opened.value)
  const [version, setVersion] = useState(opened.version)
  const [faults, setFaults] = useState(opened.faults)
  /** After a failed publish or preview, empty required fields count as errors. */
  const [showsMissing, setShowsMissing] = useState(opened.isInvalid)
  /** Note for the history. */
  const [note, setNote] = useState('')
  const [hasDraft, setHasDraft] = useState(opened.hasDraft)
  const [savedAt, setSavedAt] = useState(opened.shows === 'draft' ? opened.saved?.at : undefined)
  const [work, setWork] = useState<Work>(null)
  /** Result of a button; its message takes the focus. */
  const [answer, setAnswer] = useState<ActionResult<unknown>>()
  /** A failed autosave, which must not interrupt typing. */
  const [saveFailure, setSaveFailure] = useState<Failure>()
  const { revalidate } = useRevalidator()
  const hasConflict = saveFailure?.status === 409 || (answer?.ok === false && answer.status === 409)
  const autosave = useAutosave({
    value,
    isPaused: hasConflict || work !== null || !opened.mayChange,
    save: saveDraft,
  })

  async function saveDraft(sent: unknown, more: { over?: 'yes' } = {}) {
    const reply = await send<SavedDraft>('save', { body: JSON.stringify(sent), ...more })
    setSaveFailure(reply.ok ? undefined : reply)
    if (!reply.ok) return false
    setAnswer(undefined)
    setVersion(reply.value.version)
    setFaults(reply.value.faults)
    setSavedAt(reply.value.savedAt)
    if (!hasDraft) void revalidate()
    setHasDraft(true)
    return true
  }

  /** Saves over a newer version, which stays in the history. */
  async function overwrite() {
    if (await saveDraft(value, { over: 'yes' })) autosave.markSaved(value)
  }

  /** Publishes the value, with `also` together with another document's draft. */
  async function publish(more: { also?: string } = {}) {
    const reply = await send<{ version: number }>('publish', {
      body: JSON.stringify(value),
      note,
      ...more,
    })
    setAnswer(reply)
    if (!reply.ok) return showErrors(reply.errors)
    setVersion(reply.value.version)
    setFaults({})
    setShowsMissing(false)
    setNote('')
    setHasDraft(false)
    autosave.markSaved(value)
    await revalidate()
  }

  /** The address of the preview, or null if it failed. */
  async function preview() {
    if (!autosave.isSaved && !(await autosave.saveNow())) return null
    const reply = await send<{ address: string }>('preview', {})
    if (reply.ok) return reply.value.address
    setAnswer(reply)
    showErrors(reply.errors)
    return null
  }

  function showErrors(errors: PathFaults | undefined) {
    if (!errors) return
    setFaults(errors)
    setShowsMissing(true)
  }

  async function send<T>(intent: NonNullable<Work>, more: Record<string, string>) {
    setWork(intent)
    const reply = await sendChange<T>(`${adminPaths.content}/change`, {
      intent,
      document: opened.key,
      version: String(version),
      ...more,
    })
    setWork(null)
    return reply
  }

  return {
    ...{ value, version, faults, showsMissing, hasDraft, savedAt, work, answer, saveFailure },
    ...{ hasConflict, note, setNote, change: setValue, overwrite, publish, preview },
    isSaved: autosave.isSaved,
    save: autosave.saveNow,
  }
}

export type EditedDocument = ReturnType<typeof useDocument>
