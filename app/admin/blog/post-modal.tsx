import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Modal } from '#app/admin/kit/modal.tsx'
import { useToast } from '#app/admin/kit/toasts.tsx'
import { useSite } from '#app/use-site.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { savedMessages } from '#model/blog/post-form.ts'
import { postHistoryPath } from '#model/blog/post-paths.ts'
import { momentText } from '#model/moment-text.ts'
import type { Autosave } from '#server/features/blog/posts/autosave.ts'
import type { PostToEdit } from '#server/features/blog/posts/show-post.ts'
import { Button } from '#ui/button.tsx'
import { AutosaveOffer } from './autosave-offer.tsx'
import { PostConflict } from './post-conflict.tsx'
import { PostFieldset } from './post-fieldset.tsx'
import { PostRefusal } from './post-refusal.tsx'
import { usePostForm } from './use-post-form.ts'

type PostModalProps = { post: PostToEdit | null; autosave: Autosave | null }

/** The form of a new or existing post; saving and cancelling return to the list (specification 4). */
export function PostModal({ post, autosave }: PostModalProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const showToast = useToast()
  const { timeZone } = useSite().site
  const close = () => navigate({ pathname: adminPaths.blog, search }, { preventScrollReset: true })
  const form = usePostForm(post, autosave, (message, state) => {
    showToast(message)
    showToast(savedMessages[state])
    close()
  })
  const { saveResult, errors, hasConflict, offeredAutosave, busy, autosaveResult } = form
  const element = useRef<HTMLFormElement>(null)
  // Dialogs focus their close button by default; focus the first field of a new post instead.
  useEffect(() => {
    if (!post) element.current?.querySelector('input')?.focus()
  }, [post])
  const cancel = () => form.saveBeforeClose().then(close)

  return (
    <Modal title={post ? 'Edit post' : 'New post'} size="full" onClose={cancel}>
      <form
        ref={element}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void form.save(form.version)
        }}
      >
        {saveResult && !saveResult.ok && !hasConflict && (
          <PostRefusal result={saveResult} errors={errors} />
        )}
        {offeredAutosave && (
          <AutosaveOffer
            autosave={offeredAutosave}
            onRestore={form.restore}
            onDiscard={form.discard}
          />
        )}
        {post && hasConflict && (
          <PostConflict
            post={post}
            mine={form.fields}
            onOverwrite={() => form.save(post.version)}
            onUseTheirs={form.acceptTheirs}
          />
        )}
        <PostFieldset
          fields={form.fields}
          errors={errors}
          isNew={post === null}
          disabled={offeredAutosave !== null}
          onChange={form.change}
        />
        <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t bg-paper px-5 py-3">
          <Button
            size="sm"
            type="submit"
            busy={busy}
            disabled={offeredAutosave !== null || hasConflict}
          >
            {post ? 'Save post' : 'Create post'}
          </Button>
          <Button size="sm" variant="outline" type="button" onClick={cancel}>
            Cancel
          </Button>
          <p role="status" className="label text-soft">
            {autosaveResult &&
              (autosaveResult.ok
                ? `Autosaved at ${momentText(autosaveResult.value.savedAt, timeZone, 'near')}, not saved yet`
                : autosaveResult.message)}
          </p>
          {post && (
            <Link to={postHistoryPath(post.id)} className="admin-link ml-auto">
              History
            </Link>
          )}
        </div>
      </form>
    </Modal>
  )
}
