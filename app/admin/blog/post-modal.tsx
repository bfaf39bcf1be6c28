import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Modal } from '#app/admin/kit/modal.tsx'
import { useToast } from '#app/admin/kit/toasts.tsx'
import { useSite } from '#app/use-site.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { savedMessages } from '#model/blog/post-form.ts'
import { postHistoryPath } from '#model/blog/post-paths.ts'
import { clockIn } from '#model/content/office-hours.ts'
import { Button } from '#ui/button.tsx'
import { UnsavedOffer } from './autosave-offer.tsx'
import { NewerText } from './newer-text.tsx'
import { PostFieldset } from './post-fieldset.tsx'
import { PostRefusal } from './post-refusal.tsx'
import type { Autosave, PostToEdit } from './service.ts'
import { usePostForm } from './use-post-form.ts'

type PostModalProps = { post: PostToEdit | null; copy: Autosave | null }

/** The form of one post, new or not; saving and cancelling lead back to the list (specification 4). */
export function PostModal({ post, copy }: PostModalProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const say = useToast()
  const { timeZone } = useSite().site
  const close = () => navigate({ pathname: adminPaths.blog, search }, { preventScrollReset: true })
  const form = usePostForm(post, copy, (message, state) => {
    say(message)
    say(savedMessages[state])
    close()
  })
  const { answer, errors, isBehind, offered, busy, kept } = form
  const element = useRef<HTMLFormElement>(null)
  // A dialog gives the focus to its first control, which is the one that closes it.
  useEffect(() => {
    if (!post) element.current?.querySelector('input')?.focus()
  }, [post])
  const cancel = () => kept.keepNow().then(close)

  return (
    <Modal title={post ? 'Edit post' : 'New post'} size="wide" onClose={cancel}>
      <form
        ref={element}
        noValidate
        className="post-form"
        onSubmit={(event) => {
          event.preventDefault()
          void form.save(form.version)
        }}
      >
        {answer && !answer.ok && !isBehind && <PostRefusal answer={answer} errors={errors} />}
        {offered && <UnsavedOffer copy={offered} onTake={form.take} onThrowAway={form.throwAway} />}
        {post && isBehind && (
          <NewerText
            post={post}
            mine={form.fields}
            onOverwrite={() => form.save(post.version)}
            onTake={form.takeTheirs}
          />
        )}
        <PostFieldset
          fields={form.fields}
          errors={errors}
          isNew={post === null}
          disabled={offered !== null}
          onChange={form.change}
        />
        <div className="post-foot">
          <Button size="sm" type="submit" busy={busy} disabled={offered !== null || isBehind}>
            {post ? 'Save post' : 'Create post'}
          </Button>
          <Button size="sm" variant="outline" type="button" onClick={cancel}>
            Cancel
          </Button>
          <p role="status" className="label text-soft">
            {kept.fault ??
              (kept.at && `Kept at ${clockIn(timeZone, new Date(kept.at))}, not saved yet`)}
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
