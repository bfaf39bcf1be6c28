import { ArrowLeft } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { ReviewButton } from '#app/admin/content/publishing/review-button.tsx'
import { ReviewNotice } from '#app/admin/content/publishing/review-notice.tsx'
import { Notice } from '#app/admin/kit/notice.tsx'
import { useToast } from '#app/admin/kit/toasts.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { useSite } from '#app/use-site.ts'
import { mayAct } from '#model/accounts/accounts.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { savedMessages } from '#model/blog/post-form.ts'
import { postHistoryPath } from '#model/blog/post-paths.ts'
import { momentText } from '#model/moment-text.ts'
import type { Autosave } from '#server/features/blog/posts/autosave.ts'
import type { PostToEdit } from '#server/features/blog/posts/show-post.ts'
import { Button } from '#ui/button.tsx'
import { ArticleField } from './article-field.tsx'
import { AutosaveOffer } from './autosave-offer.tsx'
import { OffNotice } from './off-notice.tsx'
import { PostConflict } from './post-conflict.tsx'
import { PostHead } from './post-head.tsx'
import { PostRefusal } from './post-refusal.tsx'
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
  const mayChange = post?.mayChange ?? true
  const mayPublish = mayAct(usePerson().role, 'editor')
  const { saveResult, errors, hasConflict, offeredAutosave } = form
  const [outline, setOutline] = useState<OutlineEntry[]>([])
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!post) element.current?.querySelector('textarea')?.focus()
  }, [post])
  const isLocked = offeredAutosave !== null || !mayChange
  async function saveOver(version: number) {
    const result = await form.save(version)
    if (!result.ok) return
    showToast(result.message)
    showToast(savedMessages[result.value.state])
    navigate(list)
  }
  const save = () => {
    if (!isLocked && !hasConflict && !form.busy) void saveOver(form.version)
  }

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
      <div className="sticky top-0 z-20 -mx-admin -mt-7 flex min-h-15 items-center gap-x-4 border-line border-b bg-paper px-admin py-1.5">
        <Link to={list} className="admin-link gap-2 no-underline hover:underline">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Blog
        </Link>
        <h1 className="font-semibold max-sm:sr-only">{post ? 'Edit post' : 'New post'}</h1>
        <AutosaveStatus result={form.autosaveResult} />
        <span className="ml-auto flex items-center gap-2">
          {post && (
            <Link to={postHistoryPath(post.id)} className="admin-link mr-2 max-sm:hidden">
              History
            </Link>
          )}
          <Button
            size="sm"
            variant="outline"
            type="button"
            className="max-sm:hidden"
            onClick={() => form.saveBeforeClose().then(() => navigate(list))}
          >
            Cancel
          </Button>
          {mayChange && (
            <Button
              size="sm"
              variant={mayPublish ? undefined : 'outline'}
              type="submit"
              busy={form.busy}
              disabled={isLocked || hasConflict}
            >
              {!mayPublish ? 'Save draft' : post ? 'Save post' : 'Create post'}
            </Button>
          )}
          <ReviewButton
            opened={{ mayChange: !isLocked && !hasConflict, mayPublish }}
            document={review}
          />
        </span>
      </div>
      {saveResult && !saveResult.ok && !hasConflict && (
        <PostRefusal result={saveResult} errors={errors} />
      )}
      {!mayChange && (
        <Notice>
          Read-only: this post is {post?.state}. Only editors and owners can change it now.
        </Notice>
      )}
      {post && (
        <ReviewNotice opened={{ review: post.review, mayPublish }} document={review}>
          <Button
            size="sm"
            type="button"
            variant="outline"
            disabled={isLocked || hasConflict || form.busy}
            onClick={() => {
              form.change('status', 'published')
              save()
            }}
          >
            Publish
          </Button>
        </ReviewNotice>
      )}
      {post && (
        <OffNotice
          post={post}
          onPutBack={
            mayChange && !isLocked && !hasConflict
              ? () => {
                  form.change('offAt', '')
                  save()
                }
              : undefined
          }
        />
      )}
      {offeredAutosave && (
        <AutosaveOffer
          autosave={offeredAutosave}
          onRestore={mayChange ? form.restore : undefined}
          onDiscard={form.discard}
        />
      )}
      {post && hasConflict && (
        <PostConflict
          post={post}
          mine={form.fields}
          onOverwrite={mayChange ? () => saveOver(post.version) : undefined}
          onUseTheirs={form.acceptTheirs}
        />
      )}
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

function AutosaveStatus({ result }: { result: ReturnType<typeof usePostForm>['autosaveResult'] }) {
  const { timeZone } = useSite().site
  return (
    <p role="status" className="label min-w-0 text-soft max-sm:text-hint max-sm:leading-tight">
      {result &&
        (result.ok
          ? `Autosaved at ${momentText(result.value.savedAt, timeZone, 'near')}, not saved yet`
          : result.message)}
    </p>
  )
}
