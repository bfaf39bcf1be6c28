import { servicesContext } from '#app/services.ts'
import { NewsletterForm } from '#app/site/forms/newsletter-form.tsx'
import { Letter } from '#app/site/screens/newsletter/letter.tsx'
import { live } from '#app/site/screens/page-data.ts'
import { screenMeta } from '#app/site/screens/page-meta.ts'
import { requirePart } from '#app/site/screens/require-part.ts'
import { useSite } from '#app/use-site.ts'
import { refreshTime } from '#blocks/live-data.ts'
import { BLOG_PAGE_SIZE, blogMessages } from '#model/blog/blog.ts'
import { readBlogQuery } from '#model/blog/blog-query.ts'
import { categoryByName } from '#model/blog/categories.ts'
import { IslandLoading, island } from '#ui/island.tsx'
import { useLanguage, usePlural } from '#ui/language-context.ts'
import { WaveLetters } from '#ui/wave-letters.tsx'
import type { Route } from './+types/blog.ts'
import { Articles } from './articles.tsx'
import type { ArticlesIslandProps } from './articles-client.tsx'
import { BlogSearch } from './blog-search.tsx'
import { filterBuiltIn } from './filter-built-in.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  await requirePart(context, 'blog')
  const { archive, blog, content } = context.get(servicesContext)
  const [{ blog: text }, all, letter] = await Promise.all([
    content.screens(),
    content.categories(),
    archive.letter(),
  ])
  const asked = readBlogQuery(url.searchParams)
  const query = { ...asked, category: categoryByName(all, asked.category ?? '')?.name }
  const categories = all.map(({ name }) => name)
  const list = await live(blog.list({ ...query, limit: BLOG_PAGE_SIZE }), filterBuiltIn(query))
  return { text, query, categories, list, letter }
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  screenMeta(loaderData?.text, 'blog', args)

/** The list of posts with search and categories. */
export default function BlogScreen({
  loaderData: { text, query, categories, list, letter },
}: Route.ComponentProps) {
  const { t } = useLanguage()
  const counted = usePlural('{count, plural, one {# article} other {# articles}}')
  const { parts } = useSite().site
  return (
    <div {...island({ name: 'blog', when: 'load' })} className="column pt-8 pb-section lg:pt-12">
      <div className="grid items-end gap-x-16 gap-y-8 border-b border-line pb-6 xl:grid-cols-[1fr_auto]">
        <div className="grid gap-3">
          <p className="label text-soft">{text.label}</p>
          <h1 className="display text-[clamp(3.1rem,7.6vw,7rem)] leading-[0.9]">
            <WaveLetters text={text.heading} cycles={1.5} phase={0.1} breathes />
          </h1>
        </div>
        <BlogSearch query={query} categories={categories} />
      </div>
      <h2 className="sr-only">{t('Articles')}</h2>
      <div
        {...island<ArticlesIslandProps>({
          name: 'articles',
          when: refreshTime(list),
          props: { counted },
        })}
        tabIndex={-1}
        className="relative outline-none"
      >
        <div className="absolute inset-x-0 top-0 h-48">
          <IslandLoading text={t(blogMessages.loading)} />
        </div>
        <Articles list={list.value} query={query} counted={counted} />
      </div>
      {parts.newsletter && (
        <aside
          aria-labelledby="blog-newsletter-title"
          className="ground-ink mt-section grid items-center gap-x-16 gap-y-6 rounded-card px-gutter py-12 md:grid-cols-2"
        >
          <div className="grid gap-6">
            <div className="grid gap-3">
              <h2
                id="blog-newsletter-title"
                className="display text-[clamp(1.75rem,3vw,2.5rem)] leading-none"
              >
                {text.newsletter.heading}
              </h2>
              <p className="text-soft">{text.newsletter.intro}</p>
            </div>
            <NewsletterForm id="blog-newsletter" />
          </div>
          {letter && <Letter letter={letter} />}
        </aside>
      )}
    </div>
  )
}
