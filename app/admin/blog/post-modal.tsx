import { Link, useLocation, useNavigate } from 'react-router'
import { useSite } from '#app/shell/use-site.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { clockIn } from '#model/desk.ts'
import { postHistoryPath } from '#model/post-paths.ts'
import { AnswerBanner } from '../ui/answer-banner.tsx'
import { Modal } from '../ui/modal.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { useToast } from '../ui/toasts.tsx'
import { NewerText } from './newer-text.tsx'
import { PostFieldset } from './post-fieldset.tsx'
import type { PostToEdit, WorkingCopy } from './service.ts'
import { UnsavedOffer } from './unsaved-offer.tsx'
import { usePostForm } from './use-post-form.ts'

type PostModalProps = { post: PostToEdit | null; copy: WorkingCopy | null }

/** The form of one post, new or not; saving and cancelling lead back to the list (specification 4). */
export function PostModal({ post, copy }: PostModalProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const say = useToast()
  const { timeZone } = useSite().site
  const close = () => navigate({ pathname: adminPaths.blog, search }, { preventScrollReset: true })
  const form = usePostForm(post, copy, (message) => {
    say(message)
    close()
  })
  const { answer, isBehind, offered, busy, kept } = form
  const cancel = () => kept.keepNow().then(close)
  const errors = answer && !answer.ok && answer.status === 422 ? (answer.errors ?? {}) : {}

  return (
    <Modal title={post ? 'Edit post' : 'New post'} size="wide" onClose={cancel}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void form.save(form.version)
        }}
      >
        {answer && !answer.ok && !isBehind && <AnswerBanner answer={answer} />}
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
          <SmallButton
            type="submit"
            look="solid"
            busy={busy}
            disabled={offered !== null || isBehind}
          >
            {post ? 'Save post' : 'Create post'}
          </SmallButton>
          <SmallButton type="button" onClick={cancel}>
            Cancel
          </SmallButton>
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
