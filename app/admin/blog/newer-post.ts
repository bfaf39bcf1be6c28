import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { PostToEdit } from '#server/features/blog/posts/show-post.ts'
import type { PostEditor } from './use-post-form.ts'

type NewerPost = {
  post: PostToEdit | null
  form: PostEditor
  /** The newest version that the server told of. */
  known: number
}

/** Loads a version that somebody else has saved, and shows it at once if there is nothing of one's own to lose. */
export function useNewerPost({ post, form, known }: NewerPost) {
  const { revalidate } = useRevalidator()
  const { busy, version, saveResult, isOutdated } = form
  // One's own save may be stored before its answer is here.
  const isKnown = busy || saveResult?.ok || known <= Math.max(version, post?.version ?? 0)
  useEffect(() => {
    if (!isKnown) void revalidate()
  }, [isKnown, revalidate])
  const take = useEffectEvent(() => form.takeNewer())
  useEffect(() => {
    if (!isOutdated) return
    // Not while React renders: the editor passes on what was typed last.
    const timer = setTimeout(take)
    return () => clearTimeout(timer)
  }, [isOutdated])
}
