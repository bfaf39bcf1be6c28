import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigation, useRevalidator } from 'react-router'
import { runAction } from '#app/admin/kit/run-action.ts'
import { useAutosave } from '#app/admin/kit/use-autosave.ts'
import type { ActionResult } from '#model/action-result.ts'
import {
  BODY_MAX,
  elsewhereDocument,
  type OpenedDocument,
  type PathErrors,
} from '#model/content/editor.ts'
import { type Merged, mergeVersions } from '#model/content/form/merge-versions.ts'
import type { ActionName, ActionValue } from '#server/admin-actions.ts'
import { useUndoSteps } from './undo/use-undo-steps.ts'

type Work = 'publish' | 'preview' | 'schedule' | null
type Failure = ActionResult<unknown> & { ok: false }

const dialogFields = ['at', 'note', 'answer', 'reviewer', 'recipient', 'message']

/** State of a document while it is edited: its value, its save state and the server's results. */
export function useDocument(opened: OpenedDocument) {
  const [value, showValue] = useState(opened.value)
  /** Also with what was changed since the last rendering. */
  const latestValue = useRef(opened.value)
  /** Writes of what was typed last, in controls that pass it on after a pause only. */
  const [pendingWrites] = useState(() => new Set<() => void>())
  const [version, setVersion] = useState(opened.version)
  /** The version as of the last reply, for requests sent before the next render. */
  const latestVersion = useRef(opened.version)
  /** What this person's changes are based on. */
  const base = useRef({ version: opened.version, value: opened.value })
  const [errors, setErrors] = useState(opened.errors)
  /** After a failed publish or preview, empty required fields count as errors. */
  const [showsMissing, setShowsMissing] = useState(opened.isInvalid)
  /** Note for the history. */
  const [note, setNote] = useState('')
  const [hasDraft, setHasDraft] = useState(opened.hasDraft)
  const [savedAt, setSavedAt] = useState(opened.shows === 'draft' ? opened.saved?.at : undefined)
  /** The action in progress; an autosave may run at the same time. */
  const [work, setWork] = useState<Work>(null)
  /** Result of the last button pressed; its message takes the focus. */
  const [result, setResult] = useState<ActionResult<unknown>>()
  /** A failed autosave, which must not interrupt typing. */
  const [saveFailure, setSaveFailure] = useState<Failure>()
  /** Somebody else's version that replaced the one on this screen by itself. */
  const [taken, setTaken] = useState<OpenedDocument['saved']>(null)
  /** What was refused because the session had ended. */
  const refused = useRef<() => Promise<unknown>>(null)
  const { revalidate } = useRevalidator()
  const isNavigating = useNavigation().state !== 'idle'
  const isRefused = saveFailure?.status === 409 || (result?.ok === false && result.status === 409)
  const isBehind = opened.version > version
  const autosave = useAutosave({
    value,
    // A form that discards or replaces the draft is a navigation.
    isPaused: isRefused || isBehind || work !== null || isNavigating || !opened.mayChange,
    save: saveDraft,
  })
  const isBusy = autosave.isSaving || work !== null
  const hasConflict = isRefused || (isBehind && !autosave.isSaved && !isBusy)

  const steps = useUndoSteps(value, show)

  function change(next: unknown) {
    steps.record(next)
    show(next)
  }

  function show(next: unknown) {
    setTaken(null)
    setValue(next)
  }

  function setValue(next: unknown) {
    latestValue.current = next
    showValue(next)
  }

  function writePending() {
    for (const write of pendingWrites) write()
  }

  /** Takes what was typed last into the value. Not while React renders. */
  function flush() {
    if (pendingWrites.size > 0) flushSync(writePending)
  }

  /** Saves the draft; false if that failed. */
  function save() {
    flush()
    return autosave.saveNow()
  }

  async function saveDraft(draft: unknown, extra: { over?: 'yes' } = {}) {
    const reply = await send('saveDraft', { body: JSON.stringify(draft), ...extra })
    setSaveFailure(reply.ok ? undefined : reply)
    if (!reply.ok) {
      loadNewer(reply)
      return false
    }
    // Keep showing why publishing or the preview failed: an autosave follows two seconds later. Unless it was the connection.
    setResult((last) => (last?.ok === false && isRefusal(last) ? last : undefined))
    acceptVersion(reply.value.version, draft)
    setErrors((last) => ({ ...elsewhereErrors(last), ...reply.value.errors }))
    setSavedAt(reply.value.savedAt)
    if (!hasDraft) void revalidate()
    setHasDraft(true)
    return true
  }

  /** Saves over a newer version, which stays in the history. */
  async function overwrite() {
    flush()
    const draft = latestValue.current
    if (!(await saveDraft(draft, { over: 'yes' }))) return
    autosave.markSaved(draft)
    // Their version is in the history now.
    void revalidate()
  }

  /** Publishes the value; false if that failed. `also` names another document whose draft is published with it. */
  async function publish(extra: { also?: string } = {}) {
    flush()
    setWork('publish')
    // Leaving the screen or a comment may save the draft meanwhile.
    const isPublished = await autosave.runAlone(() => publishValue(extra))
    if (isPublished) await revalidate()
    return isPublished
  }

  /** Waits for a save in progress; resolves to the version that is stored then. */
  async function settle() {
    flush()
    await autosave.runAlone(async () => {})
    return String(latestVersion.current)
  }

  async function publishValue(extra: { also?: string }) {
    const value = latestValue.current
    const reply = await send('publish', {
      body: JSON.stringify(value),
      note,
      ...extra,
    })
    setWork(null)
    setSaveFailure(undefined)
    setResult(reply)
    if (!reply.ok) {
      loadNewer(reply)
      showErrors(reply.errors)
      return false
    }
    acceptVersion(reply.value.version, value)
    setErrors({})
    setShowsMissing(false)
    // Another may be typed by now.
    setNote((last) => (last === note ? '' : last))
    setHasDraft(false)
    autosave.markSaved(value)
    return true
  }

  /** Saves the draft, then runs an action with it. Null if the draft could not be saved. */
  async function act<Name extends ActionName>(name: Name, values: Record<string, string> = {}) {
    setWork('schedule')
    const reply = (await save()) ? await run(name, values) : null
    setWork(null)
    refused.current = reply?.ok === false && reply.status === 401 ? () => act(name, values) : null
    // A dialog shows what is wrong with its own fields.
    if (!reply || (!reply.ok && dialogFields.some((name) => reply.errors?.[name]))) return reply
    if (!reply.ok) refuse(reply)
    else {
      setResult(undefined)
      await revalidate()
    }
    return reply
  }

  /** Says why something can't be done with the document as it is. */
  function refuse(reply: Failure) {
    setResult(reply)
    loadNewer(reply)
    showErrors(reply.errors)
  }

  /** Saves and does what was refused, once the person is signed in again. */
  async function repeat() {
    const again = refused.current
    if ((await save()) && again) await again()
  }

  /** The URL of the preview, or null if it failed. `at`: the field that this person is at. */
  async function preview(at: string) {
    setWork('preview')
    const url = await requestPreview(at)
    setWork(null)
    return url
  }

  async function requestPreview(at: string) {
    if (!(await save())) return null
    const reply = await send('preview', { at })
    setResult(reply.ok ? undefined : reply)
    if (reply.ok) return reply.value.address
    showErrors(reply.errors)
    return null
  }

  /** After a conflict: the newer version, to compare. */
  function loadNewer({ status }: Failure) {
    if (status === 409) void revalidate()
  }

  /** Drops the changes on this screen for the newer version. */
  function acceptTheirs() {
    setSaveFailure(undefined)
    setResult(undefined)
    startFrom(opened.value)
  }

  /** Shows a newer version while there are no changes on this screen. */
  const takeNewer = () => {
    writePending()
    // What was typed last is joined with it.
    if (latestValue.current !== value) return
    startFrom(opened.value)
    setTaken(opened.saved)
  }

  /** This person's changes joined with the newer version; null if both changed the same. */
  function merged(): Merged | null {
    const { version: from, value: before } = base.current
    return isBehind && from === version
      ? mergeVersions(before, opened.value, latestValue.current)
      : null
  }

  /** Goes on with the newer version and one's own changes, which are saved next. */
  function takeOver() {
    writePending()
    const joined = merged()
    if (!joined) return
    setSaveFailure(undefined)
    setResult(undefined)
    startFrom(joined.value)
    setTaken(opened.saved)
  }

  /** Bases what is on the screen on the newer version. */
  function startFrom(next: unknown) {
    acceptVersion(opened.version, opened.value)
    steps.forget()
    setValue(next)
    autosave.markSaved(opened.value)
    setErrors(opened.errors)
    setHasDraft(opened.hasDraft)
    setSavedAt(opened.saved?.at)
  }

  /** Takes over changes of another version; if that is outdated, saving them is a conflict. */
  function restore(kept: unknown, version: number) {
    latestVersion.current = version
    setVersion(version)
    steps.forget()
    setValue(kept)
  }

  function acceptVersion(next: number, value: unknown) {
    latestVersion.current = next
    base.current = { version: next, value }
    setVersion(next)
  }

  function showErrors(errors: PathErrors | undefined) {
    if (!errors) return
    setErrors(errors)
    setShowsMissing(true)
  }

  async function send<Verb extends 'saveDraft' | 'publish' | 'preview'>(
    verb: Verb,
    extra: Record<string, string>,
  ): Promise<ActionResult<ActionValue<`content.${Verb}`>>> {
    if ((extra.body?.length ?? 0) > BODY_MAX) return { ok: false, status: 413, message: tooLarge }
    return run(`content.${verb}`, extra)
  }

  function run<Name extends ActionName>(name: Name, values: Record<string, string>) {
    const seen = { document: opened.key, version: String(latestVersion.current) }
    return runAction(name, { ...seen, ...values })
  }

  return {
    ...{ value, version, errors, showsMissing, hasDraft, savedAt, work, result, saveFailure },
    ...{
      hasConflict,
      note,
      setNote,
      change,
      steps,
      overwrite,
      publish,
      preview,
      taken,
    },
    /** Also with what was typed last. */
    latest() {
      flush()
      return latestValue.current
    },
    ...{ act, refuse, repeat, restore },
    ...{ acceptTheirs, takeNewer, merged, takeOver, settle },
    isSaved: autosave.isSaved,
    isSaving: autosave.isSaving,
    save,
    flush,
    pendingWrites,
  }
}

const tooLarge =
  'This is too large to save: a document has room for a million characters. Shorten the text that you added last; it is still on this screen.'

/** False for what a successful save has overcome: a conflict, and a server that could not be reached. */
function isRefusal({ status }: Failure) {
  return status >= 400 && status < 500 && status !== 409
}

/** Errors in other documents: only publishing checks them, so saving a draft keeps them. */
function elsewhereErrors(errors: PathErrors) {
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => elsewhereDocument(path) !== null),
  )
}

export type EditedDocument = ReturnType<typeof useDocument>
