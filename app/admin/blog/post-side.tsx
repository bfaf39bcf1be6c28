import type { ChangeEvent } from 'react'
import { Link } from 'react-router'
import { PicturePicker } from '#app/admin/media/picture-picker.tsx'
import type { OutlineEntry } from '#app/admin/rich-text/outline.ts'
import { Outline } from '#app/admin/rich-text/outline-list.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { DEFAULT_AUTHOR, type PostFields } from '#model/blog/post-form.ts'
import { postHistoryPath } from '#model/blog/post-paths.ts'
import { LINE_MAX } from '#model/limits.ts'
import { sitePicture } from '#model/media/site-picture.ts'
import type { PostToEdit } from '#server/features/blog/posts/show-post.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { CategoryOptions } from './category-options.tsx'
import { CommentedField } from './commented-field.tsx'
import type { PostFieldsProps } from './post-head.tsx'
import { PublishFields } from './publish-fields.tsx'
import { RelatedPosts } from './related-posts.tsx'
import { SearchResult } from './search-result.tsx'
import { useIsPlanned } from './use-is-planned.ts'

type PostSideProps = PostFieldsProps & {
  post: PostToEdit | null
  outline: OutlineEntry[]
  authors: Authors
}

/** Names with and without a portrait on the site. */
export type Authors = { people: string[]; others: string[] }

/** The fields beside the text, and its outline. */
export function PostSide({
  fields,
  errors,
  post,
  disabled,
  outline,
  authors,
  onChange,
}: PostSideProps) {
  const id = post?.id
  const mayPublish = mayAct(usePerson().role, 'editor')
  const isPlanned = useIsPlanned(fields)
  const control = (name: keyof PostFields) => ({
    id: `post-${name}`,
    name,
    value: fields[name],
    error: errors[name],
    disabled,
    onChange: ({ target }: ChangeEvent<{ value: string }>) => onChange(name, target.value),
  })
  return (
    <aside
      id="post-details"
      tabIndex={-1}
      aria-label="Details of the post"
      className="grid grid-cols-1 gap-8 max-xl:mx-auto max-xl:w-full max-xl:max-w-184 max-xl:border-line max-xl:border-t max-xl:pt-8 xl:sticky xl:top-20 xl:max-h-[calc(100svh_-_--spacing(24))] xl:overflow-y-auto xl:pr-2 xl:pb-4"
    >
      <Outline entries={outline} />
      <div className="grid gap-5">
        {mayPublish || fields.status === 'published' ? (
          <PublishFields
            control={control}
            status={fields.status}
            isPlanned={isPlanned}
            state={post?.state}
          />
        ) : (
          <p className="text-soft">This is a draft. An editor publishes it after a review.</p>
        )}
        <CommentedField field="category">
          <SelectField
            {...control('category')}
            label="Category"
            hint="Readers can filter by category."
          >
            <CategoryOptions />
          </SelectField>
        </CommentedField>
        <CommentedField field="author">
          <SelectField
            {...control('author')}
            value={fields.author || DEFAULT_AUTHOR}
            label="Author"
            hint="People of your team are shown with portrait and role."
          >
            <AuthorOptions {...authors} current={fields.author} />
          </SelectField>
        </CommentedField>
        <CommentedField field="tags">
          <TextField {...control('tags')} label="Tags" hint="Separated by commas." />
        </CommentedField>
        {id && (
          <CommentedField field="slug">
            <TextField
              {...control('slug')}
              label="Address"
              hint="The part of the URL after /blog/. The old address redirects to the new one."
            />
          </CommentedField>
        )}
      </div>
      <fieldset className="grid gap-5 border-line border-t pt-6">
        <legend className="float-left mb-1.5 font-semibold">Cover</legend>
        <fieldset disabled={disabled}>
          <PicturePicker
            label="Cover"
            value={sitePicture(fields.imageUrl)}
            onPick={(picture) => {
              onChange('imageUrl', picture.src)
              onChange('imageAlt', picture.alt)
            }}
          />
        </fieldset>
        <CommentedField field="imageUrl">
          <TextField
            {...control('imageUrl')}
            label="Image URL"
            hint="https://… or a path on this site. Leave empty for a default cover."
            inputMode="url"
          />
        </CommentedField>
        <CommentedField field="imageAlt">
          <TextArea
            {...control('imageAlt')}
            label="Alt text"
            hint="Describes the image for people who can’t see it."
            rows={3}
            maxLength={LINE_MAX}
            onChange={({ target }) => onChange('imageAlt', target.value.replaceAll('\n', ' '))}
          />
        </CommentedField>
      </fieldset>
      <SearchResult fields={fields} errors={errors} disabled={disabled} onChange={onChange} />
      <RelatedPosts
        value={fields.related}
        error={errors.related}
        id={id}
        disabled={disabled}
        onChange={(related) => onChange('related', related)}
      />
      {id && (
        <Link to={postHistoryPath(id)} className="admin-link justify-self-start sm:hidden">
          History
        </Link>
      )}
    </aside>
  )
}

function AuthorOptions({ people, others, current }: Authors & { current: string }) {
  const isListed = current === '' || people.includes(current) || others.includes(current)
  const option = (name: string) => <option key={name}>{name}</option>
  return (
    <>
      <optgroup label="With portrait">{people.map(option)}</optgroup>
      <optgroup label="Others">{[...others, ...(isListed ? [] : [current])].map(option)}</optgroup>
    </>
  )
}
