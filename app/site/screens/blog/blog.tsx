import { useSearchParams } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { NewsletterForm } from '#app/site/forms/newsletter-form.tsx'
import { screenMeta } from '#app/site/screens/page-meta.ts'
import { useLiveData } from '#app/site/screens/use-live-data.ts'
import { blogMessages } from '#model/blog/blog.ts'
import { Island } from '#ui/island.tsx'
import { Loading } from '#ui/loading.tsx'
import type { Route } from './+types/blog.ts'
import { Articles } from './articles.tsx'
import { blogApiPath, blogQueryOf, builtInList, filterBuiltIn, readPostList } from './blog-list.ts'
import { BlogSearch } from './blog-search.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { blog, content } = context.get(servicesContext)
  const query = blogQueryOf(url.searchParams)
  const { blog: text } = await content.screens()
  const list = await blog.list(query).catch(() => filterBuiltIn(query))
  return { text, list, path: blogApiPath(query) }
}

export function shouldRevalidate() {
  return false
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  screenMeta(loaderData?.text, 'blog', args)

/** The list of posts with search and categories (specification 2.7). */
export default function BlogScreen({ loaderData: { text, ...initial } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const query = blogQueryOf(params)
  const path = blogApiPath(query)
  const live = useLiveData(
    path,
    initial.path === path ? initial.list : null,
    builtInList,
    readPostList,
  )
  const list = live.state === 'loading' ? null : live.value

  return (
    <div className="column pt-12 pb-section lg:pt-20">
      <div className="grid items-end gap-x-16 gap-y-8 border-b border-line pb-8 lg:grid-cols-[1fr_auto]">
        <div className="grid gap-4">
          <p className="label text-soft">{text.label}</p>
          <h1 className="display text-title">{text.heading}</h1>
        </div>
        <BlogSearch query={params} />
      </div>
      <h2 className="sr-only">Articles</h2>
      {list ? (
        // The built-in list is filtered in the browser.
        <Articles
          list={list === builtInList ? filterBuiltIn(query) : list}
          page={query.page ?? 1}
          query={params}
        />
      ) : (
        <Loading text={blogMessages.loading} />
      )}
      <aside
        aria-labelledby="blog-newsletter-title"
        className="ground-ink mt-section grid items-center gap-x-16 gap-y-6 rounded-card px-gutter py-12 md:grid-cols-2"
      >
        <div className="grid gap-3">
          <h2
            id="blog-newsletter-title"
            className="display text-[clamp(1.75rem,3vw,2.5rem)] leading-none"
          >
            {text.newsletter.heading}
          </h2>
          <p className="text-soft">{text.newsletter.lead}</p>
        </div>
        <Island
          name="newsletter-form"
          when="use"
          component={NewsletterForm}
          props={{ id: 'blog-newsletter' }}
        />
      </aside>
    </div>
  )
}
