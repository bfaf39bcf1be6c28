import { ListPages } from '#app/site/lists/list-pages.tsx'
import { BLOG_PAGE_SIZE } from '#model/blog/blog.ts'
import { blogPath } from '#model/blog/blog-query.ts'
import type { BlogQuery } from '#model/blog/blog-schemas.ts'
import { useLanguage } from '#ui/language-context.ts'

type PagerProps = { total: number; query: BlogQuery }

/** Links to the older and newer pages of the blog. */
export function Pager({ total, query }: PagerProps) {
  const { t } = useLanguage()
  return (
    <ListPages
      page={query.page ?? 1}
      pages={Math.ceil(total / BLOG_PAGE_SIZE)}
      pathOf={(page) => blogPath({ ...query, page })}
      newer={t('Newer articles')}
      older={t('Older articles')}
      className="mt-16 border-t border-line pt-6"
    />
  )
}
