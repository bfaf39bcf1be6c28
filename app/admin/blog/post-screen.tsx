import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useToast } from '#app/admin/kit/toasts.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import { savedMessages } from '#model/blog/post-form.ts'
import type { Autosave } from '#server/features/blog/posts/autosave.ts'
import type { PostToEdit } from '#server/features/blog/posts/show-post.ts'
import { ArticleField } from './article-field.tsx'
import { PostBar } from './post-bar.tsx'
import { PostHead } from './post-head.tsx'
import { PostNotices } from './post-notices.tsx'
import { type Authors, PostSide } from './post-side.tsx'
import type { OutlineEntry } from './rich-text/outline.ts'
import { usePostForm } from './use-post-form.ts'
import { usePostReview } from './use-post-review.ts'

type PostScreenProps = { post: PostToEdit | null; autosave: Autosave | null; authors: Authors }

/** The page on which a post is written; saving and cancelling return to the list (specification 4). */
export function PostScreen({ post, autosave, authors }: PostScreenProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const showToast = useToast()
  const list = { pathname: adminPaths.blog, search }
  const form = usePostForm(post, autosave)
  const review = usePostReview(post, form, (message) => {
    showToast(message)
    navigate(list)
  })
  const { errors } = form
  const [outline, setOutline] = useState<OutlineEntry[]>([])
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!post) element.current?.querySelector('textarea')?.focus()
  }, [post])
  const isLocked = form.offeredAutosave !== null || post?.mayChange === false
  async function saveOver(version: number) {
    const result = await form.save(version)
    if (!result.ok) return
    showToast(result.message)
    showToast(savedMessages[result.value.state])
    navigate(list)
  }
  const canSave = !isLocked && !form.hasConflict && !form.busy
  const save = () => canSave && void saveOver(form.version)

  return (
    <form
      ref={element}
      noValidate
      className="grid gap-5"
      onKeyDown={(event) => isSaveKey(event) && save()}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <PostBar
        post={post}
        list={list}
        form={form}
        review={review}
        canSave={canSave}
        onCancel={() => form.saveBeforeClose().then(() => navigate(list))}
      />
      <PostNotices post={post} form={form} review={review} canSave={canSave} onSave={saveOver} />
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_--spacing(80)]">
        <div className="mx-auto grid w-full max-w-184 grid-cols-1 gap-4">
          <PostHead
            fields={form.fields}
            errors={errors}
            disabled={isLocked}
            onChange={form.change}
          />
          <ArticleField
            content={form.fields.content}
            revision={form.revision}
            error={errors.content}
            disabled={isLocked}
            onChange={form.changeContent}
            onOutline={setOutline}
            writer={form.writer}
          />
        </div>
        <PostSide
          fields={form.fields}
          errors={errors}
          post={post}
          disabled={isLocked}
          outline={outline}
          authors={authors}
          onChange={form.change}
        />
      </div>
    </form>
  )
}

function isSaveKey(event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return false
  event.preventDefault()
  // The editor writes its text when it loses the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return true
}
