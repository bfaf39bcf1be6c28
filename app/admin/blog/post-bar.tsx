import { type ReactNode, useContext } from 'react'
import { Link, type To } from 'react-router'
import type { ReviewEditor } from '#app/admin/content/publishing/note-dialog.tsx'
import { ReviewButton } from '#app/admin/content/publishing/review-button.tsx'
import { BackLink } from '#app/admin/kit/back-link.tsx'
import { OthersContext } from '#app/admin/presence/others.ts'
import { PeopleList } from '#app/admin/presence/people-list.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { useSite } from '#app/use-site.ts'
import { mayAct } from '#model/accounts/accounts.ts'
import type { PostFields } from '#model/blog/post-form.ts'
import { postHistoryPath } from '#model/blog/post-paths.ts'
import { postFieldNames } from '#model/blog/post-schema.ts'
import { postKey } from '#model/content/review.ts'
import { momentText } from '#model/moment-text.ts'
import type { PostToEdit } from '#server/features/blog/posts/show-post.ts'
import { Button } from '#ui/button.tsx'
import { goToField } from './go-to-field.ts'
import { PostButtons } from './post-buttons.tsx'
import { PostStateTag } from './post-line.tsx'
import type { PostEditor } from './use-post-form.ts'

type PostBarProps = {
  post: PostToEdit | null
  /** The list of posts as it was left. */
  list: To
  form: PostEditor
  review: ReviewEditor
  canSave: boolean
  /** The field that this person is in. */
  place: string
  onCancel: () => void
  /** Saves the draft and shows it to readers, now or at its time. */
  onPublish: () => void
  /** Opens the comments, and the links to the draft. */
  children: ReactNode
}

/** Sticky toolbar: the way back, the post's state, history, preview, save, publish. */
export function PostBar(props: PostBarProps) {
  const { post, list, form, review, canSave, place, onCancel, onPublish, children } = props
  const mayPublish = mayAct(usePerson().role, 'editor')
  const mayChange = post?.mayChange ?? true
  return (
    <div className="sticky top-0 z-20 -mx-admin -mt-7 flex min-h-15 items-center gap-x-4 border-line max-xl:min-h-26 max-xl:flex-wrap border-b bg-paper px-admin py-1.5">
      <BackLink to={list}>Blog</BackLink>
      <h1 className="font-semibold max-sm:sr-only">{post ? 'Edit post' : 'New post'}</h1>
      {post && <PostStateTag state={post.state} />}
      <SaveState form={form} />
      <span className="ml-auto flex items-center gap-2 max-xl:w-full max-xl:justify-end">
        <PeopleList
          isCompact
          others={useContext(OthersContext)}
          place={place}
          nameOf={fieldName}
          onGoTo={goToField}
        />
        {post && <span className="mr-2 flex gap-5 max-lg:hidden">{children}</span>}
        {post && (
          <Link
            to={postHistoryPath(post.id)}
            className="admin-link mr-2 font-semibold max-sm:hidden"
          >
            History
          </Link>
        )}
        <Button
          size="sm"
          variant="outline"
          type="button"
          className="max-sm:hidden"
          onClick={onCancel}
        >
          Cancel
        </Button>
        {mayChange && (
          <PostButtons
            post={post}
            form={form}
            mayPublish={mayPublish}
            canSave={canSave}
            onPublish={onPublish}
          />
        )}
        <ReviewButton
          subject={postKey(post?.id ?? '')}
          opened={{ mayChange: canSave || form.busy, mayPublish }}
          document={review}
        />
      </span>
    </div>
  )
}

function fieldName(place: string) {
  return postFieldNames[place as keyof PostFields] ?? ''
}

function SaveState({ form: { autosaveResult: result, taken } }: Pick<PostBarProps, 'form'>) {
  const { timeZone } = useSite().site
  return (
    <p role="status" className="label min-w-0 text-soft max-sm:text-hint max-sm:leading-tight">
      {taken && `New version by ${taken.by}, ${momentText(taken.at, timeZone, 'time')}`}
      {!taken &&
        result &&
        (result.ok
          ? `Unsaved changes, autosaved at ${momentText(result.value.savedAt, timeZone, 'near')}`
          : result.message)}
    </p>
  )
}
