import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { SessionEnded } from '#app/admin/accounts/auth/session-ended.tsx'
import { FieldCommentsContext } from '#app/admin/content/comments/comments-context.ts'
import { ShareButton } from '#app/admin/content/sharing/share-button.tsx'
import { useToast } from '#app/admin/kit/toasts.tsx'
import { useEditorKeys } from '#app/admin/kit/use-editor-keys.ts'
import { useNavigateAfter } from '#app/admin/kit/use-navigate-after.ts'
import { OthersContext } from '#app/admin/presence/others.ts'
import { usePresence } from '#app/admin/presence/use-presence.ts'
import { ArticleField } from '#app/admin/rich-text/article-field.tsx'
import type { OutlineEntry } from '#app/admin/rich-text/outline.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { savedMessages } from '#model/blog/post-form.ts'
import { postFieldNames } from '#model/blog/post-schema.ts'
import { postKey } from '#model/content/review.ts'
import { postSubject } from '#model/presence/presence.ts'
import type { Autosave } from '#server/features/blog/posts/autosave.ts'
import type { PostToEdit } from '#server/features/blog/posts/show-post.ts'
import { goToField } from './go-to-field.ts'
import { useNewerPost } from './newer-post.ts'
import { PostBar } from './post-bar.tsx'
import { PostHead } from './post-head.tsx'
import { PostNotices } from './post-notices.tsx'
import { type Authors, PostSide } from './post-side.tsx'
import { usePostComments } from './use-post-comments.tsx'
import { usePostForm } from './use-post-form.ts'
import { usePostReview } from './use-post-review.ts'

type PostScreenProps = {
  post: PostToEdit | null
  /** Names the autosave. */
  draft: string
  autosave: Autosave | null
  authors: Authors
}

/** The page on which a post is written; saving and cancelling return to the list. */
export function PostScreen({ post, draft, autosave, authors }: PostScreenProps) {
  const navigateAfter = useNavigateAfter()
  const { search } = useLocation()
  const showToast = useToast()
  const { at, ...list } = listBefore(search)
  const form = usePostForm(post, autosave, draft)
  const review = usePostReview(post, form, (message) => {
    showToast(message)
    void navigateAfter(list)
  })
  const { errors } = form
  const [outline, setOutline] = useState<OutlineEntry[]>([])
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!post) element.current?.querySelector('textarea')?.focus()
  }, [post])
  useEffect(() => {
    if (at) goToField(at)
  }, [at])
  const comments = usePostComments(post)
  const isLocked = form.offeredAutosave !== null || form.kept !== null || post?.mayChange === false
  async function saveOver(version: number) {
    const result = await form.save(version)
    if (!result.ok) return false
    showToast(result.message)
    showToast(savedMessages[result.value.state])
    void navigateAfter(list)
    return true
  }
  async function publish() {
    form.change('status', 'published')
    // What could not be published stays a draft when it is saved.
    if (!(await saveOver(form.version))) form.change('status', 'draft')
  }
  const presence = usePresence({
    subject: post && postSubject(post.id),
    isReading: post?.mayChange === false,
  })
  useNewerPost({ post, form, known: presence.version })
  const [place, setPlace] = useState('')
  function watchFocus({ target }: FocusEvent) {
    const name = target.closest('[id^="post-"]')?.id.slice('post-'.length) ?? ''
    if (!(name in postFieldNames)) return
    setPlace(name)
    presence.moveTo(name)
  }
  const canSave = !isLocked && !form.hasConflict && !form.busy
  const tools = post && (
    <>
      {comments.button}
      <ShareButton
        subject={postKey(post.id)}
        links={post.links}
        mayShare={post.mayChange && post.state !== 'published'}
        save={async () => true}
      />
    </>
  )
  const save = () => canSave && void saveOver(form.version)
  useEditorKeys({ onSave: () => void form.saveBeforeClose() })

  return (
    <OthersContext value={presence.others}>
      <form
        ref={element}
        noValidate
        className="grid gap-5"
        onFocus={watchFocus}
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
          place={place}
          onPublish={() => void publish()}
          onCancel={() => form.saveBeforeClose().then(() => navigateAfter(list))}
        >
          {tools}
        </PostBar>
        <PostNotices post={post} form={form} review={review} canSave={canSave} onSave={saveOver} />
        <FieldCommentsContext value={comments.fieldComments}>
          <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_--spacing(80)]">
            <div className="mx-auto grid w-full max-w-184 grid-cols-1 gap-4">
              <div className="flex flex-wrap gap-x-5 empty:hidden lg:hidden">{tools}</div>
              {comments.list}
              <PostHead
                fields={form.fields}
                errors={errors}
                disabled={isLocked}
                onChange={form.change}
              />
              <ArticleField
                id="post-content"
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
        </FieldCommentsContext>
      </form>
      {/* Outside of the form: its own would be one within another. */}
      <SessionEnded
        results={[form.saveResult, form.autosaveResult]}
        onSignedIn={() => (form.saveResult?.ok === false ? save() : form.autosaveNow())}
      />
    </OthersContext>
  )
}

/** The list as it was left, and the field at which the post is opened. */
function listBefore(search: string) {
  const query = new URLSearchParams(search)
  const at = query.get('at')
  query.delete('at')
  return { pathname: adminPaths.blog, search: query.toString(), at }
}
