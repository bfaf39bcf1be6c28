import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ReviewEditor } from '#app/admin/content/publishing/note-dialog.tsx'
import { sendChange } from '#app/admin/kit/send-change.ts'
import { useToast } from '#app/admin/kit/toasts.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import { postKey } from '#model/content/review.ts'
import type { PostToEdit } from '#server/features/blog/posts/show-post.ts'
import type { PostEditor } from './use-post-form.ts'

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

  async function send(intent: string, id: string, values: Record<string, string>) {
    const path = `${adminPaths.content}/change`
    return sendChange<object>(path, { ...values, intent, document: postKey(id) })
  }

  async function requestReview(values: Record<string, string>) {
    const saved = await form.save(form.version)
    if (!saved.ok) return null
    const reply = await send('requestReview', saved.value.id, values)
    leave(reply.ok ? reply.message : `Saved as a draft, but not sent for review: ${reply.message}`)
    return null
  }

  async function answer(intent: 'approve' | 'sendBack', values: Record<string, string>) {
    const version = String(form.version)
    const reply = await send(intent, post?.id ?? '', { ...values, version })
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
