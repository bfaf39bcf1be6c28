import { useCallback, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { runAction } from '#app/admin/kit/run-action.ts'
import { useAutosave } from '#app/admin/kit/use-autosave.ts'
import { useKeptChanges } from '#app/admin/kit/use-kept-changes.ts'
import { useScreenPerson } from '#app/admin/shell/screen-person.ts'
import type { ActionResult } from '#model/action-result.ts'
import { emptyPost, type PostFields } from '#model/blog/post-form.ts'
import type { Autosave } from '#server/features/blog/posts/autosave.ts'
import type { SavedPost } from '#server/features/blog/posts/create-post.ts'
import type { PostToEdit } from '#server/features/blog/posts/show-post.ts'
import { isSamePost, usePostVersions } from './use-post-versions.ts'

/**
 * State of a post while it is edited. If someone else has saved it in the meantime, saving fails with 409, keeps
 * the fields and loads the newer version for comparison.
 */
export function usePostForm(post: PostToEdit | null, autosaved: Autosave | null, key: string) {
  const { id: personId, name } = useScreenPerson()
  /** Names the autosave; loading a new post again makes no other. */
  const [draft, setDraft] = useState(key)
  const [fields, showFields] = useState(post?.fields ?? { ...emptyPost, author: name })
  /** Also what was typed since the last rendering: the editor writes its text right before a save. */
  const latest = useRef(fields)
  /** Set by the editor: passes on what was typed last, which it does after a pause only. */
  const writer = useRef<(() => void) | null>(null)
  /** Counts replacements of the whole text, which the editor must read again. */
  const [revision, setRevision] = useState(0)
  /** The autosave of an earlier visit, until it is restored or discarded. */
  const [offeredAutosave, setOfferedAutosave] = useState(autosaved)
  const [saveResult, setSaveResult] = useState<ActionResult<SavedPost>>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const [autosaveResult, setAutosaveResult] = useState<ActionResult<{ savedAt: string }>>()
  const { revalidate } = useRevalidator()
  const { version, setVersion, forgetTaken, isNewer, isUnchanged, ...versions } = usePostVersions({
    post,
    fields,
    readLatest() {
      writer.current?.()
      return latest.current
    },
    onStart(next, theirs) {
      replaceFields(next)
      autosave.markSaved(theirs)
      setSaveResult(undefined)
      setErrors({})
    },
  })
  const id = post?.id ?? ''
  const mayChange = post?.mayChange !== false
  const [isOffered, setOffered] = useState(false)
  const autosave = useAutosave({
    value: fields,
    isPaused: offeredAutosave !== null || isOffered || busy || !mayChange,
    save: sendAutosave,
    saveOnUnload: (fields) => sendAutosave(fields, { keepalive: true }),
  })

  const kept = useKeptChanges({
    name: `${personId} post:${id || 'new'}`,
    value: fields,
    version,
    isSaved: autosave.isSaved || !mayChange,
    survivesLeaving: true,
    isKnown: (value) =>
      [autosaved?.fields, post?.fields].some((known) => known && isSamePost(known, value)),
  })
  if (Boolean(kept.offered) !== isOffered) setOffered(Boolean(kept.offered))

  async function sendAutosave(fields: PostFields, options?: { keepalive: boolean }) {
    const values = { ...fields, id: draft, version: String(version) }
    const result = await runAction('blog.saveAutosave', values, options)
    setAutosaveResult(result)
    if (result.ok) kept.forget(fields)
    return result.ok
  }

  const change = useCallback(
    (name: keyof PostFields, value: string) => {
      latest.current = { ...latest.current, [name]: value }
      showFields(latest.current)
      forgetTaken()
      setErrors(({ [name]: _fixed, ...others }) => others)
    },
    [forgetTaken],
  )
  const changeContent = useCallback((content: string) => change('content', content), [change])

  function replaceFields(fields: PostFields) {
    if (fields.content !== latest.current.content) setRevision((count) => count + 1)
    latest.current = fields
    showFields(fields)
  }

  /** Takes over fields that this browser has kept; if they are based on an older version, both are compared. */
  function restoreKept(value: unknown, keptVersion: number) {
    replaceFields({ ...emptyPost, ...(value as PostFields) })
    setVersion(post ? keptVersion : 0)
    setOfferedAutosave(null)
  }

  function restore() {
    if (!offeredAutosave) return
    replaceFields(offeredAutosave.fields)
    setVersion(post ? offeredAutosave.baseVersion : 0)
    setDraft(offeredAutosave.id)
    autosave.markSaved(offeredAutosave.fields)
    setOfferedAutosave(null)
  }

  async function discard() {
    if (!offeredAutosave) return
    const result = await runAction('blog.discardAutosave', { id: offeredAutosave.id })
    if (result.ok) setOfferedAutosave(null)
    else setSaveResult(result)
  }

  /** `baseVersion` is the version to replace: the one that was opened or, to overwrite, the newer one. */
  async function save(baseVersion: number) {
    writer.current?.()
    setBusy(true)
    return autosave.runAlone(() => saveLatest(baseVersion))
  }

  async function saveLatest(baseVersion: number) {
    const fields = latest.current
    const result = await (post
      ? runAction('blog.update', { ...fields, id, version: String(baseVersion) })
      : runAction('blog.create', { ...fields, draft }))
    setBusy(false)
    setSaveResult(result)
    setErrors(errorsByField(result))
    if (result.ok) autosave.markSaved(fields)
    else if (result.status === 409) await revalidate()
    return result
  }

  const isBehind = isNewer && !offeredAutosave && !isOffered

  return {
    /** Names the autosave. */
    draft,
    fields,
    version,
    revision,
    writer,
    change,
    changeContent,
    offeredAutosave,
    restore,
    discard,
    save,
    ...versions,
    /** Changes that this browser has kept, until they are restored or discarded. */
    kept: kept.offered ?? null,
    restoreKept,
    closeKept: kept.close,
    autosaveNow: autosave.saveNow,
    saveResult,
    busy,
    /** Error messages by field; each is cleared when its field changes. */
    errors,
    autosaveResult,
    /** Autosaves before the form closes or is previewed; resolves to false if that failed. */
    async saveBeforeClose() {
      writer.current?.()
      return !autosave.hasUnsaved() || (await autosave.saveNow())
    },
    isUnchanged,
    /** True if someone else saved the post after it was opened. */
    hasConflict: isBehind && !isUnchanged && !busy && !saveResult?.ok,
    /** The same without changes of one's own. */
    isOutdated: isBehind && isUnchanged && !busy && !saveResult?.ok,
  }
}

export type PostEditor = ReturnType<typeof usePostForm>

/** Empty unless the fields were invalid. */
function errorsByField(result: ActionResult<unknown>) {
  return (!result.ok && result.status === 422 && result.errors) || {}
}
