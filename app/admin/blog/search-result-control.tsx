import type { FieldProps } from '#app/admin/content/schema-form/field.tsx'
import { useFormOptions, useFormValue } from '#app/admin/content/schema-form/form-context.ts'
import { ObjectFields } from '#app/admin/content/schema-form/object-fields.tsx'
import { useSite } from '#app/use-site.ts'
import type { PostDocument } from '#model/blog/post-document.ts'
import { slugOf } from '#model/blog/post-form.ts'
import { postPath } from '#model/paths.ts'
import { AsideGroup } from './aside-group.tsx'

/** What search engines and shared links show, with a preview. */
export function SearchResultControl(field: FieldProps) {
  const { schema, value, path } = field
  return (
    <AsideGroup {...field}>
      <Preview post={useFormValue() as PostDocument} />
      <ObjectFields schema={schema} value={value} path={path} />
    </AsideGroup>
  )
}

/** As in the list of a search engine, which cuts off long texts. */
function Preview({ post: { title, excerpt, slug, search } }: { post: PostDocument }) {
  const { site, siteUrl } = useSite()
  const { page } = useFormOptions()
  const ending = site.seo.titleEnding
  const shownTitle = search.title || title || 'Title'
  return (
    <div className="grid gap-0.5 rounded-card border border-line p-4">
      <p className="text-hint wrap-anywhere text-soft">
        {siteUrl?.replace(/^https?:\/\//, '') ?? ''}
        {slug ? postPath(slug) : (page ?? postPath(slugOf(title)))}
      </p>
      <p className="line-clamp-2 text-section text-accent">
        {ending ? `${shownTitle} | ${ending}` : shownTitle}
      </p>
      <p className="line-clamp-4">{search.description || excerpt || 'Description'}</p>
    </div>
  )
}
