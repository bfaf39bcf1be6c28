import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ReviewEditor } from '#app/admin/content/publishing/note-dialog.tsx'
import { runAction } from '#app/admin/kit/run-action.ts'
import { useToast } from '#app/admin/kit/toasts.tsx'
import { postKey } from '#model/content/review.ts'
import type { PostToEdit } from '#server/features/blog/posts/show-post.ts'
import type { PostEditor } from './use-post-form.ts'

type Verb = 'requestReview' | 'approve' | 'sendBack'

/**
 * Asks for a review of a post, which is saved first, or answers a request. `leave` closes the post after it was saved,
 * with a message.
 */
export function usePostReview(
  post: PostToEdit | null,
  form: PostEditor,
  leave: (message: string) => void,
): ReviewEditor {
  const [work, setWork] = useState<string | null>(null)
  const { revalidate } = useRevalidator()
  const showToast = useToast()

  async function send(verb: Verb, id: string, values: Record<string, string>) {
    return runAction(`content.${verb}`, { ...values, document: postKey(id) })
  }

  async function requestReview(values: Record<string, string>) {
    const saved = await form.save(form.version)
    if (!saved.ok) return null
    const reply = await send('requestReview', saved.value.id, values)
    leave(reply.ok ? reply.message : `Saved as a draft, but not sent for review: ${reply.message}`)
    return null
  }

  async function answer(verb: 'approve' | 'sendBack', values: Record<string, string>) {
    const version = String(form.version)
    const reply = await send(verb, post?.id ?? '', { ...values, version })
    if (reply.ok) await revalidate()
    else if (!reply.errors) showToast(reply.message, 'failed')
    return reply
  }

  return {
    work: form.busy ? 'save' : work,
    async changePublishing(intent, values) {
      setWork(intent)
      const reply = await (intent === 'requestReview'
        ? requestReview(values)
        : answer(intent, values))
      setWork(null)
      return reply
    },
  }
}
