import { Link } from 'react-router'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { RowMenu } from '#app/admin/kit/row-menu.tsx'
import { SelectRow } from '#app/admin/kit/select-row.tsx'
import { StatusCell, StatusNote } from '#app/admin/kit/status-cell.tsx'
import { Tag, type Tone } from '#app/admin/kit/tag.tsx'
import type { Selection } from '#app/admin/kit/use-selection.ts'
import { mayAct, type Role } from '#model/accounts/accounts.ts'
import { documentPath } from '#model/admin-paths.ts'
import { postMessages, postStateNames, slugOf, TRASH_DAYS } from '#model/blog/post-form.ts'
import { postViewPath } from '#model/blog/post-paths.ts'
import { postKey } from '#model/content/standalone.ts'
import { mediaSize } from '#model/media/media-address.ts'
import type { ListedPost } from '#server/features/blog/posts/list-posts.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'

type PostLineProps = {
  post: ListedPost
  role: Role
  box: ReturnType<Selection['boxOf']>
}

/** A row of the post table. */
export function PostLine({ post, role, box }: PostLineProps) {
  const mayPublish = mayAct(role, 'editor')
  const mayWrite = mayAct(role, 'author')
  const { id, title, slug, author, category } = post
  const editor = documentPath(postKey(id))
  return (
    <tr>
      <td data-label="Post">
        <span className="flex items-center gap-3">
          {mayPublish && <SelectRow title={title} box={box} />}
          <Cover src={post.cover} />
          <span className="grid min-w-0">
            <Link to={editor} className="row-link">
              {title}
            </Link>
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
        <RowMenu name={title}>
          <Link to={postViewPath(id)} reloadDocument aria-label={`View ${title}`}>
            View
          </Link>
          <Link to={editor} aria-label={`${mayWrite ? 'Edit' : 'Read'} ${title}`}>
            {mayWrite ? 'Edit' : 'Read'}
          </Link>
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
        </RowMenu>
      </td>
    </tr>
  )
}

/** A small cover. */
function Cover({ src }: { src: string | null }) {
  return (
    <span className="row-thumb h-10 w-15 flex-none overflow-hidden rounded-small bg-raised [&_img]:size-full [&_img]:object-cover">
      {src && (
        <Image
          src={src}
          alt=""
          sizes="4rem"
          {...(mediaSize(src) ?? { width: 1200, height: 750 })}
        />
      )}
    </span>
  )
}

/** True if the slug only repeats words of the title. */
function repeatsTitle(slug: string, title: string) {
  const words = slugOf(title).split('-')
  return slug.split('-').every((word) => words.includes(word))
}

const tones: Record<ListedPost['state'], Tone> = {
  draft: 'quiet',
  scheduled: 'loud',
  published: 'good',
  off: 'late',
}

const reviews: Record<NonNullable<ListedPost['review']>, { tone: Tone; word: string }> = {
  open: { tone: 'loud', word: 'Review requested' },
  'sent-back': { tone: 'late', word: 'Sent back' },
}

/** Whether readers see a post, and since or until when. */
export function PostStatus({ post }: { post: ListedPost }) {
  const { state, review, hasDraft, publishAt, offAt, updatedAt } = post
  const isPublic = state === 'published'
  const { tone, word } = review
    ? reviews[review]
    : { tone: tones[state], word: postStateNames[state] }
  return (
    <StatusCell>
      <Tag tone={tone}>{word}</Tag>
      <StatusNote>
        {isPublic || state === 'scheduled' ? (
          <Moment at={publishAt} style={isPublic ? 'day' : 'moment'} />
        ) : (
          <>
            changed <Moment at={updatedAt} style="day" />
          </>
        )}
      </StatusNote>
      {isPublic && hasDraft && <StatusNote>newer draft</StatusNote>}
      {offAt && (
        <StatusNote>
          unpublished from <Moment at={offAt} style="day" />
        </StatusNote>
      )}
    </StatusCell>
  )
}
