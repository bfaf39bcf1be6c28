import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ActionResult } from '#model/action-result.ts'
import { emptyPost, type PostFields, type PostState } from '#model/blog/post-form.ts'
import { blogPaths } from '#model/blog/post-paths.ts'
import { send } from './send.ts'
import type { Autosave, PostToEdit, Saved } from './service.ts'
import { useKeptText } from './use-autosave.ts'

/**
 * A post while somebody writes it: the fields, the version they began with, what is kept of them, and what became of
 * saving. A save that somebody else was ahead of leaves everything as it is and loads the newer text beside it.
 */
export function usePostForm(
  post: PostToEdit | null,
  copy: Autosave | null,
  onSaved: (message: string, state: PostState) => void,
) {
  const [fields, setFields] = useState(post?.fields ?? emptyPost)
  const [version, setVersion] = useState(post?.version ?? 0)
  // Asked once, when the form opens; what is kept later is this very text.
  const [offered, setOffered] = useState(copy)
  const [answer, setAnswer] = useState<ActionResult<Saved>>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const id = post?.id ?? ''
  const kept = useKeptText({ fields, id, version, paused: offered !== null || busy })

  function change(name: keyof PostFields, value: string) {
    setFields((all) => ({ ...all, [name]: value }))
    setErrors(({ [name]: _mended, ...others }) => others)
  }

  function take() {
    if (!offered) return
    setFields(offered.fields)
    setVersion(post ? offered.baseVersion : 0)
    kept.markAsKept(offered.fields)
    setOffered(null)
  }

  async function throwAway() {
    const done = await send<Saved>(blogPaths.autosave, { id, intent: 'discard' })
    if (done.ok) setOffered(null)
    else setAnswer(done)
  }

  /** Saves over the version that is given: the one begun with, or knowingly the newer one. */
  async function save(over: number) {
    setBusy(true)
    await kept.stop()
    const given: Record<string, string> = post ? { ...fields, id, version: String(over) } : fields
    const done = await send<Saved>(blogPaths.save, given)
    setBusy(false)
    setAnswer(done)
    setErrors(errorsByField(done))
    if (done.ok) {
      kept.markAsKept(fields)
      onSaved(done.message, done.value.state)
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
    setErrors({})
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
    /** By field, until the field is changed. */
    errors,
    busy,
    kept,
    /** The post was saved by somebody else after this text was begun. */
    isBehind: post !== null && post.version > version && !offered && !busy && !answer?.ok,
  }
}

/** Nothing where something else than a field is in the way. */
function errorsByField(answer: ActionResult<unknown>) {
  return (!answer.ok && answer.status === 422 && answer.errors) || {}
}
