import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { sendChange } from '#app/admin/kit/send-change.ts'
import { useAutosave } from '#app/admin/kit/use-autosave.ts'
import type { ActionResult } from '#model/action-result.ts'
import { emptyPost, type PostFields, type PostState } from '#model/blog/post-form.ts'
import { blogPaths } from '#model/blog/post-paths.ts'
import type { Autosave } from '#server/features/blog/posts/autosave.ts'
import type { SavedPost } from '#server/features/blog/posts/create-post.ts'
import type { PostToEdit } from '#server/features/blog/posts/show-post.ts'

/**
 * State of a post while it is edited. If someone else saved it meanwhile, a save fails with 409, keeps everything and
 * loads the newer version to compare.
 */
export function usePostForm(
  post: PostToEdit | null,
  autosaved: Autosave | null,
  onSaved: (message: string, state: PostState) => void,
) {
  const [fields, setFields] = useState(post?.fields ?? emptyPost)
  const [version, setVersion] = useState(post?.version ?? 0)
  /** The autosave of an earlier visit, until it is restored or discarded. */
  const [offered, setOffered] = useState(autosaved)
  const [answer, setAnswer] = useState<ActionResult<SavedPost>>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const [autosaveResult, setAutosaveResult] = useState<ActionResult<{ savedAt: string }>>()
  const { revalidate } = useRevalidator()
  const id = post?.id ?? ''
  const autosave = useAutosave({
    value: fields,
    isPaused: offered !== null || busy,
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

  function change(name: keyof PostFields, value: string) {
    setFields((all) => ({ ...all, [name]: value }))
    setErrors(({ [name]: _fixed, ...others }) => others)
  }

  function restore() {
    if (!offered) return
    setFields(offered.fields)
    setVersion(post ? offered.baseVersion : 0)
    autosave.markSaved(offered.fields)
    setOffered(null)
  }

  async function discard() {
    const done = await sendChange<SavedPost>(blogPaths.autosave, { id, intent: 'discard' })
    if (done.ok) setOffered(null)
    else setAnswer(done)
  }

  /** Saves over the given version: the one that was opened or, to overwrite, the newer one. */
  async function save(over: number) {
    setBusy(true)
    await autosave.stop()
    const values: Record<string, string> = post ? { ...fields, id, version: String(over) } : fields
    const done = await sendChange<SavedPost>(blogPaths.save, values)
    setBusy(false)
    setAnswer(done)
    setErrors(errorsByField(done))
    if (done.ok) {
      autosave.markSaved(fields)
      onSaved(done.message, done.value.state)
    } else if (done.status === 409) {
      await revalidate()
    }
  }

  function acceptTheirs() {
    if (!post) return
    setFields(post.fields)
    setVersion(post.version)
    autosave.markSaved(post.fields)
    setAnswer(undefined)
    setErrors({})
  }

  return {
    ...{ fields, version, change, offered, restore, discard, save, acceptTheirs, answer, busy },
    /** By field, until the field changes. */
    errors,
    autosaveResult,
    /** Saves unsaved changes before the form closes. */
    async saveBeforeClose() {
      if (autosave.hasUnsaved()) await autosave.saveNow()
    },
    /** Someone else saved the post after it was opened. */
    hasConflict: post !== null && post.version > version && !offered && !busy && !answer?.ok,
  }
}

/** Empty unless the fields were invalid. */
function errorsByField(answer: ActionResult<unknown>) {
  return (!answer.ok && answer.status === 422 && answer.errors) || {}
}
