import { useCallback, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { sendChange } from '#app/admin/kit/send-change.ts'
import { useAutosave } from '#app/admin/kit/use-autosave.ts'
import { useSite } from '#app/use-site.ts'
import type { ActionResult } from '#model/action-result.ts'
import { emptyPost, type PostFields } from '#model/blog/post-form.ts'
import { blogPaths } from '#model/blog/post-paths.ts'
import { withPublishTime } from '#model/blog/schedule.ts'
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
  /** The autosave of an earlier visit, until it is restored or discarded. */
  const [offeredAutosave, setOfferedAutosave] = useState(autosaved)
  const [saveResult, setSaveResult] = useState<ActionResult<SavedPost>>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const [autosaveResult, setAutosaveResult] = useState<ActionResult<{ savedAt: string }>>()
  const { revalidate } = useRevalidator()
  const { timeZone } = useSite().site
  const id = post?.id ?? ''
  const autosave = useAutosave({
    value: fields,
    isPaused: offeredAutosave !== null || busy || post?.mayChange === false,
    async save(fields) {
      const result = await sendChange<{ savedAt: string }>(blogPaths.autosave, valuesOf(fields))
      setAutosaveResult(result)
      return result.ok
    },
    saveOnUnload(fields) {
      navigator.sendBeacon(blogPaths.autosave, new URLSearchParams(valuesOf(fields)))
    },
  })

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
      setErrors(({ [name]: _fixed, ...others }) => others)
    },
    [timeZone, isPublic],
  )
  const changeContent = useCallback((content: string) => change('content', content), [change])

  function replaceFields(fields: PostFields) {
    latest.current = fields
    showFields(fields)
    setRevision((count) => count + 1)
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
    if (!post) return
    replaceFields(post.fields)
    setVersion(post.version)
    autosave.markSaved(post.fields)
    setSaveResult(undefined)
    setErrors({})
  }

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
    /** True if someone else saved the post after it was opened. */
    hasConflict:
      post !== null && post.version > version && !offeredAutosave && !busy && !saveResult?.ok,
  }
}

export type PostEditor = ReturnType<typeof usePostForm>

/** Empty unless the fields were invalid. */
function errorsByField(result: ActionResult<unknown>) {
  return (!result.ok && result.status === 422 && result.errors) || {}
}
