import { useEffect, useEffectEvent } from 'react'
import { useLoadNewer } from '#app/admin/presence/use-load-newer.ts'
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
  const { busy, version, saveResult, isOutdated } = form
  useLoadNewer({
    known,
    version: Math.max(version, post?.version ?? 0),
    isBusy: busy || saveResult?.ok === true,
  })
  const take = useEffectEvent(() => form.takeNewer())
  useEffect(() => {
    if (!isOutdated) return
    // Not while React renders: the editor passes on what was typed last.
    const timer = setTimeout(take)
    return () => clearTimeout(timer)
  }, [isOutdated])
}
