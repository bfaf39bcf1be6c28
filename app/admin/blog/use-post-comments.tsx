import { useState } from 'react'
import { CommentsButton } from '#app/admin/content/comments/comments-button.tsx'
import { CommentsDialog } from '#app/admin/content/comments/comments-dialog.tsx'
import { CommentsPanel } from '#app/admin/content/comments/comments-panel.tsx'
import { useComments } from '#app/admin/content/comments/use-comments.ts'
import { emptyPost } from '#model/blog/post-form.ts'
import { postSchema } from '#model/blog/post-schema.ts'
import type { CommentThread } from '#model/content/comments.ts'
import { postKey } from '#model/content/review.ts'
import type { PostToEdit } from '#server/features/blog/posts/show-post.ts'
import { goToField } from './go-to-field.ts'

/** A post's fields never move: any version tells where its comments are. */
const place = { schema: postSchema, value: emptyPost }
const none: CommentThread[] = []

/** The comments on a post: a button, what it opens, and what is beside the fields. */
export function usePostComments(post: PostToEdit | null) {
  const [isOpen, setOpen] = useState(false)
  const comments = useComments(
    {
      ...place,
      noun: 'post',
      key: postKey(post?.id ?? ''),
      comments: post?.comments ?? none,
      mayComment: post?.mayComment ?? false,
      save: async () => true,
    },
    isOpen,
  )
  const button = post && (
    <CommentsButton
      count={comments.threads.filter(({ resolved }) => !resolved).length}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    />
  )
  const list = post && (
    <>
      {isOpen && <CommentsPanel comments={comments} {...place} onGoTo={goToField} />}
      <CommentsDialog comments={comments} {...place} />
    </>
  )
  return { button, list, fieldComments: comments.fields }
}
