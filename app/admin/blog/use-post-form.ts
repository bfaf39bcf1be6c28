import { useCallback, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { sendChange } from '#app/admin/kit/send-change.ts'
import { useAutosave } from '#app/admin/kit/use-autosave.ts'
import { useKeptChanges } from '#app/admin/kit/use-kept-changes.ts'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { useSite } from '#app/use-site.ts'
import type { ActionResult } from '#model/action-result.ts'
import { emptyPost, type PostFields, postFields } from '#model/blog/post-form.ts'
import { blogPaths } from '#model/blog/post-paths.ts'
import { withPublishTime } from '#model/blog/schedule.ts'
import { type Merged, mergeVersions } from '#model/content/form/merge-versions.ts'
import { localTime } from '#model/local-time.ts'
import type { Autosave } from '#server/features/blog/posts/autosave.ts'
import type { SavedPost } from '#server/features/blog/posts/create-post.ts'
import type { PostToEdit } from '#server/features/blog/posts/show-post.ts'

/**
 * State of a post while it is edited. If someone else has saved it in the meantime, saving fails with 409, keeps
 * the fields and loads the newer version for comparison.
 */
export function usePostForm(post: PostToEdit | null, autosaved: Autosave | null) {
  const [fields, showFields] = useState(post?.fields ?? emptyPost)
  /** Also what was typed since the last rendering: the editor writes its text right before a save. */
  const latest = useRef(fields)
  /** Set by the editor: passes on what was typed last, which it does after a pause only. */
  const writer = useRef<(() => void) | null>(null)
  /** Counts replacements of the whole text, which the editor must read again. */
  const [revision, setRevision] = useState(0)
  const [version, setVersion] = useState(post?.version ?? 0)
  /** What this person's changes are based on. */
  const base = useRef({ version: post?.version, fields: post?.fields ?? emptyPost })
  /** Who saved the version that replaced the one on this screen by itself, and when. */
  const [taken, setTaken] = useState<{ by: string; at: string } | null>(null)
  /** The autosave of an earlier visit, until it is restored or discarded. */
  const [offeredAutosave, setOfferedAutosave] = useState(autosaved)
  const [saveResult, setSaveResult] = useState<ActionResult<SavedPost>>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const [autosaveResult, setAutosaveResult] = useState<ActionResult<{ savedAt: string }>>()
  const { revalidate } = useRevalidator()
  const { timeZone } = useSite().site
  const id = post?.id ?? ''
  const mayChange = post?.mayChange !== false
  const person = usePerson()
  const [isOffered, setOffered] = useState(false)
  const autosave = useAutosave({
    value: fields,
    isPaused: offeredAutosave !== null || isOffered || busy || !mayChange,
    async save(fields) {
      const result = await sendChange<{ savedAt: string }>(blogPaths.autosave, valuesOf(fields))
      setAutosaveResult(result)
      if (result.ok) kept.forget(fields)
      return result.ok
    },
    saveOnUnload(fields) {
      void sendChange(blogPaths.autosave, valuesOf(fields), { keepalive: true })
    },
  })

  const kept = useKeptChanges({
    name: `${person.id} post:${id || 'new'}`,
    value: fields,
    version,
    isSaved: autosave.isSaved || !mayChange,
    survivesLeaving: true,
    isKnown: (value) =>
      [autosaved?.fields, post?.fields].some((known) => known && isSame(known, value)),
  })
  if (Boolean(kept.offered) !== isOffered) setOffered(Boolean(kept.offered))

  function valuesOf(fields: PostFields) {
    return { ...fields, id, version: String(version), intent: 'save' }
  }

  const isPublic = post?.state === 'published'
  const change = useCallback(
    (name: keyof PostFields, value: string) => {
      const now = localTime(new Date(), timeZone)
      const fields = latest.current
      latest.current =
        name === 'publishAt'
          ? withPublishTime(fields, value, isPublic, now)
          : { ...fields, [name]: value }
      showFields(latest.current)
      setTaken(null)
      setErrors(({ [name]: _fixed, ...others }) => others)
    },
    [timeZone, isPublic],
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
    autosave.markSaved(offeredAutosave.fields)
    setOfferedAutosave(null)
  }

  async function discard() {
    const result = await sendChange<SavedPost>(blogPaths.autosave, { id, intent: 'discard' })
    if (result.ok) setOfferedAutosave(null)
    else setSaveResult(result)
  }

  /** `baseVersion` is the version to replace: the one that was opened or, to overwrite, the newer one. */
  async function save(baseVersion: number) {
    writer.current?.()
    setBusy(true)
    await autosave.stop()
    const fields = latest.current
    const values: Record<string, string> = post
      ? { ...fields, id, version: String(baseVersion) }
      : fields
    const result = await sendChange<SavedPost>(blogPaths.save, values)
    setBusy(false)
    setSaveResult(result)
    setErrors(errorsByField(result))
    if (result.ok) autosave.markSaved(fields)
    else if (result.status === 409) await revalidate()
    return result
  }

  function acceptTheirs() {
    if (post) startFrom(post, post.fields)
  }

  /** Shows a newer version while there are no changes on this screen, which may be typed but not passed on yet. */
  function takeNewer() {
    writer.current?.()
    if (!post || !isSame(base.current.fields, latest.current)) return
    startFrom(post, post.fields)
    setTaken({ by: post.savedBy ?? 'Someone', at: post.savedAt })
  }

  /** This person's changes joined with the newer version; null if both changed the same field. */
  function merged(): Merged | null {
    const isKnown = post && post.version > version && base.current.version === version
    return isKnown ? mergeVersions(base.current.fields, post.fields, fields) : null
  }

  /** Goes on with the newer version and one's own changes. */
  function takeOver({ value }: Merged) {
    if (post) startFrom(post, value as PostFields)
  }

  function startFrom({ version, fields }: PostToEdit, next: PostFields) {
    replaceFields(next)
    setVersion(version)
    base.current = { version, fields }
    autosave.markSaved(fields)
    setSaveResult(undefined)
    setErrors({})
  }

  const isUnchanged = base.current.version === version && isSame(base.current.fields, fields)
  const isBehind = post !== null && post.version > version && !offeredAutosave && !isOffered

  return {
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
    acceptTheirs,
    takeNewer,
    taken,
    merged,
    takeOver,
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
    /** Saves unsaved changes before the form closes. */
    async saveBeforeClose() {
      writer.current?.()
      if (autosave.hasUnsaved()) await autosave.saveNow()
    },
    /** True if nothing is unsaved on this screen. */
    isUnchanged,
    /** True if someone else saved the post after it was opened. */
    hasConflict: isBehind && !isUnchanged && !busy && !saveResult?.ok,
    /** The same without changes of one's own. */
    isOutdated: isBehind && isUnchanged && !busy && !saveResult?.ok,
  }
}

export type PostEditor = ReturnType<typeof usePostForm>

function isSame(one: PostFields, other: unknown) {
  const fields = other as Partial<PostFields>
  return postFields.every((name) => one[name] === (fields[name] ?? emptyPost[name]))
}

/** Empty unless the fields were invalid. */
function errorsByField(result: ActionResult<unknown>) {
  return (!result.ok && result.status === 422 && result.errors) || {}
}
