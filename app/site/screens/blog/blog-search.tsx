import { ALL_CATEGORIES } from '#model/blog/blog.ts'
import type { BlogQuery } from '#model/blog/blog-schemas.ts'
import { LINE_MAX } from '#model/limits.ts'
import { paths } from '#model/paths.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language-context.ts'

type BlogSearchProps = {
  query: BlogQuery
  /** Names. */
  categories: string[]
}

/** Search box and category dropdown (blog-client.ts updates the list while typing). */
export function BlogSearch({ query: { q, category }, categories }: BlogSearchProps) {
  const { t } = useLanguage()
  return (
    <search>
      <form
        method="get"
        aria-label={t('Filter articles')}
        action={paths.blog}
        className="grid gap-3 sm:grid-cols-[minmax(12rem,1fr)_auto_auto] sm:items-end"
      >
        <label className="grid gap-1 text-small">
          {t('Search articles')}
          <input name="q" type="search" maxLength={LINE_MAX} defaultValue={q} className="input" />
        </label>
        <label className="grid gap-1 text-small">
          {t('Category')}
          <select name="category" defaultValue={category} className="input select">
            <option value={ALL_CATEGORIES}>{t('All')}</option>
            {categories.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <Button type="submit" variant="outline">
          {t('Search')}
        </Button>
      </form>
    </search>
  )
}
