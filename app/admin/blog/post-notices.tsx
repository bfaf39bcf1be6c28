import type { ReviewEditor } from '#app/admin/content/publishing/note-dialog.tsx'
import { ReviewNotice } from '#app/admin/content/publishing/review-notice.tsx'
import { KeptOffer } from '#app/admin/kit/kept-offer.tsx'
import { Notice } from '#app/admin/kit/notice.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import type { PostToEdit } from '#server/features/blog/posts/show-post.ts'
import { AutosaveOffer } from './autosave-offer.tsx'
import { OffNotice } from './off-notice.tsx'
import { PostConflict } from './post-conflict.tsx'
import { PostRefusal } from './post-refusal.tsx'
import type { PostEditor } from './use-post-form.ts'

type PostNoticesProps = {
  post: PostToEdit | null
  form: PostEditor
  review: ReviewEditor
  canSave: boolean
  /** Saves over this version. */
  onSave: (version: number) => void
}

/** Notices above the text: results, permissions, reviews, times, unsaved changes, conflicts. */
export function PostNotices({ post, form, review, canSave, onSave }: PostNoticesProps) {
  const mayPublish = mayAct(usePerson().role, 'editor')
  const mayChange = post?.mayChange ?? true
  const { saveResult, errors, hasConflict, offeredAutosave, kept } = form
  function publishAgain() {
    form.change('offAt', '')
    onSave(form.version)
  }
  return (
    <>
      {saveResult && !saveResult.ok && !hasConflict && (
        <PostRefusal result={saveResult} errors={errors} />
      )}
      {!mayChange && (
        <Notice>
          Read-only: this post is {post?.state}. Only editors and owners can change it now.
        </Notice>
      )}
      {post && <ReviewNotice opened={{ review: post.review, mayPublish }} document={review} />}
      {post && (
        <OffNotice
          post={post}
          onPublishAgain={canSave ? publishAgain : undefined}
          hasChanges={!form.isUnchanged}
        />
      )}
      {kept && <KeptOffer offered={kept} onRestore={form.restoreKept} onClose={form.closeKept} />}
      {offeredAutosave && !kept && (
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
          onOverwrite={mayChange ? () => onSave(post.version) : undefined}
          onUseTheirs={form.acceptTheirs}
          merged={form.merged()}
          onTakeOver={form.takeOver}
          takesFocus={saveResult !== undefined}
        />
      )}
    </>
  )
}
