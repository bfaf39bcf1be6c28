import { Link } from 'react-router'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { rowButtonClass } from '#app/admin/kit/row-button.ts'
import { SelectRow } from '#app/admin/kit/select-row.tsx'
import { Tag, type Tone } from '#app/admin/kit/tag.tsx'
import type { Selection } from '#app/admin/kit/use-selection.ts'
import { mayAct, type Role } from '#model/accounts/accounts.ts'
import { postMessages, slugOf, TRASH_DAYS } from '#model/blog/post-form.ts'
import { postFormPath, postHistoryPath, postViewPath } from '#model/blog/post-paths.ts'
import type { ListedPost } from '#server/features/blog/posts/list-posts.ts'
import { cn } from '#ui/cn.ts'

type PostLineProps = {
  post: ListedPost
  role: Role
  /** The search string of the list, to return to. */
  search: string
  box: ReturnType<Selection['boxOf']>
}

/** A row of the post table. */
export function PostLine({ post, role, search, box }: PostLineProps) {
  const mayPublish = mayAct(role, 'editor')
  const mayWrite = mayAct(role, post.state === 'draft' ? 'author' : 'editor')
  const { id, title, slug, author, category } = post
  const form = { pathname: postFormPath(id), search }
  return (
    <tr>
      <td data-label="Post">
        <span className="flex items-center gap-3">
          {mayPublish && <SelectRow title={title} box={box} />}
          <span className="grid min-w-0">
            {mayWrite ? (
              <Link to={form} className="font-semibold hover:underline">
                {title}
              </Link>
            ) : (
              <span className="font-semibold">{title}</span>
            )}
            <span
              title={slug}
              className={cn(
                'label truncate text-soft md:max-w-80',
                repeatsTitle(slug, title) && 'max-md:hidden',
              )}
            >
              {slug}
            </span>
          </span>
        </span>
      </td>
      <td data-label="Author">{author}</td>
      <td data-label="Category">{category}</td>
      <td data-label="Status">
        <PostStatus post={post} />
      </td>
      <td className="is-actions">
        <span className="flex-wrap gap-1.5 md:justify-end">
          <ButtonLink
            size="sm"
            variant="outline"
            to={postViewPath(id)}
            reloadDocument
            aria-label={`View ${title}`}
            className={rowButtonClass}
          >
            View
          </ButtonLink>
          {mayWrite ? (
            <ButtonLink
              size="sm"
              variant="outline"
              to={form}
              aria-label={`Edit ${title}`}
              className={rowButtonClass}
            >
              Edit
            </ButtonLink>
          ) : (
            <ButtonLink
              size="sm"
              variant="outline"
              to={postHistoryPath(id)}
              aria-label={`History of ${title}`}
              className={rowButtonClass}
            >
              History
            </ButtonLink>
          )}
          {mayPublish && (
            <ConfirmButton
              label="Delete"
              variant="quiet"
              aria-label={`Delete ${title}`}
              question={postMessages.confirmDelete}
              consequence={`Visitors no longer find it. It stays in the trash for ${TRASH_DAYS} days, where you can restore it.`}
              confirm="Delete"
              values={{ intent: 'trash', id }}
            />
          )}
        </span>
      </td>
    </tr>
  )
}

/** True if the slug only repeats words of the title. */
function repeatsTitle(slug: string, title: string) {
  const words = slugOf(title).split('-')
  return slug.split('-').every((word) => words.includes(word))
}

const states: Record<ListedPost['state'], { tone: Tone; word: string }> = {
  draft: { tone: 'quiet', word: 'Draft' },
  scheduled: { tone: 'loud', word: 'Scheduled' },
  published: { tone: 'good', word: 'Published' },
  off: { tone: 'late', word: 'Unpublished' },
}

/** Whether readers see a post. */
export function PostStateTag({ state }: Pick<ListedPost, 'state'>) {
  const { tone, word } = states[state]
  return <Tag tone={tone}>{word}</Tag>
}

const reviews: Record<NonNullable<ListedPost['review']>, { tone: Tone; word: string }> = {
  open: { tone: 'loud', word: 'Review requested' },
  'sent-back': { tone: 'late', word: 'Sent back' },
}

/** A post's state and its date. */
export function PostStatus({
  post: { state, review, publishAt, offAt, updatedAt },
}: {
  post: ListedPost
}) {
  const { tone, word } = review ? reviews[review] : states[state]
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 xl:grid">
      <Tag tone={tone}>{word}</Tag>
      <span className="label text-soft">
        {state === 'draft' ? (
          <>
            changed <Moment at={updatedAt} style="day" />
          </>
        ) : state === 'off' ? (
          offAt && <Moment at={offAt} style="day" />
        ) : (
          <Moment at={publishAt} style={state === 'scheduled' ? 'moment' : 'day'} />
        )}
      </span>
      {offAt && state !== 'off' && (
        <span className="label text-soft">
          unpublished from <Moment at={offAt} style="day" />
        </span>
      )}
    </span>
  )
}
