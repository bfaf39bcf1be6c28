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
  /** Opens the comments. */
  children: ReactNode
}

/** Sticky toolbar: the way back, save state, history, save. */
export function PostBar(props: PostBarProps) {
  const { post, list, form, review, canSave, place, onCancel, children } = props
  const mayPublish = mayAct(usePerson().role, 'editor')
  const mayChange = post?.mayChange ?? true
  return (
    <div className="sticky top-0 z-20 -mx-admin -mt-7 flex min-h-15 items-center gap-x-4 border-line border-b bg-paper px-admin py-1.5">
      <BackLink to={list}>Blog</BackLink>
      <h1 className="font-semibold max-sm:sr-only">{post ? 'Edit post' : 'New post'}</h1>
      <SaveState form={form} />
      <span className="ml-auto flex items-center gap-2">
        <PeopleList
          isCompact
          others={useContext(OthersContext)}
          place={place}
          nameOf={fieldName}
          onGoTo={goToField}
        />
        {post && <span className="mr-2 max-lg:hidden">{children}</span>}
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
          <Button
            size="sm"
            variant={mayPublish ? undefined : 'outline'}
            type="submit"
            busy={form.busy}
            disabled={!canSave && !form.busy}
          >
            {!mayPublish ? 'Save draft' : post ? 'Save post' : 'Create post'}
          </Button>
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
