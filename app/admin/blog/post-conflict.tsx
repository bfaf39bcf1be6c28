import { ConflictNotice } from '#app/admin/kit/conflict-notice.tsx'
import { TwoVersions } from '#app/admin/kit/two-versions.tsx'
import { useSite } from '#app/use-site.ts'
import { type PostFields, postFields, splitRelated } from '#model/blog/post-form.ts'
import { postFieldNames } from '#model/blog/post-schema.ts'
import type { Merged } from '#model/content/form/merge-versions.ts'
import { momentText } from '#model/moment-text.ts'
import type { PostToEdit } from '#server/features/blog/posts/show-post.ts'
import { Button } from '#ui/button.tsx'

type PostConflictProps = {
  post: PostToEdit
  mine: PostFields
  onOverwrite?: () => void
  onUseTheirs: () => void
  /** Both versions in one, if they fit together. */
  merged: Merged | null
  onTakeOver: (merged: Merged) => void
  takesFocus: boolean
}

/** A field's value as the form shows it. */
export function fieldText(name: keyof PostFields, value: string) {
  if (name === 'status') return value === 'draft' ? 'Draft' : 'Published'
  if (name === 'related') return value && `${splitRelated(value).length} chosen`
  // Already in the site's time zone: 'UTC' on both sides avoids a conversion.
  const isMoment = ['publishAt', 'offAt'].includes(name) && !Number.isNaN(Date.parse(`${value}Z`))
  return isMoment ? momentText(`${value}Z`, 'UTC', 'moment') : value
}

/** A field's value with the names of related posts instead of their ids. */
export function textOf(name: keyof PostFields, value: string) {
  return name === 'related' ? value : fieldText(name, value)
}

/** Compares someone else's newer version with the unsaved changes, field by field. */
export function PostConflict(props: PostConflictProps) {
  const { post, mine, onOverwrite, onUseTheirs, merged, onTakeOver, takesFocus } = props
  const { timeZone } = useSite().site
  const different = postFields.filter((name) => post.fields[name] !== mine[name])
  const when = momentText(post.savedAt, timeZone, 'moment')
  return (
    <ConflictNotice
      title={`${post.savedBy ?? 'Someone'} saved this post on ${when}, after you opened it`}
      onOverwrite={onOverwrite}
      takesFocus={takesFocus}
      main={
        merged &&
        onOverwrite && (
          <Button size="sm" type="button" onClick={() => onTakeOver(merged)}>
            Take over their changes
          </Button>
        )
      }
      actions={
        <Button size="sm" variant="outline" type="button" onClick={onUseTheirs}>
          Use their version
        </Button>
      }
    >
      <p>
        {onOverwrite
          ? merged
            ? 'You changed other fields, so both fit together: yours stay, and theirs are added.'
            : 'Your changes are kept. Compare the two versions, then choose one.'
          : 'It is published, so only editors and owners can change it. Your changes are kept: copy what you still need.'}
      </p>
      <TwoVersions
        fields={different.map((name) => ({
          name: postFieldNames[name],
          theirs: fieldText(name, post.fields[name]),
          mine: fieldText(name, mine[name]),
        }))}
      />
    </ConflictNotice>
  )
}
