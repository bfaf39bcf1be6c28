import { useRef } from 'react'
import { Form, useSearchParams, useSubmit } from 'react-router'
import { NewsletterForm } from '#app/forms/newsletter-form.tsx'
import { readList, useLive } from '#app/live/use-live.ts'
import { servicesContext, visitContext } from '#app/services.ts'
import { PostCard } from '#blocks/blog-teaser/post-card.tsx'
import { builtInPosts } from '#content/built-in-posts.ts'
import {
  ALL_CATEGORIES,
  BLOG_PAGE_SIZE,
  type BlogQuery,
  blogCategories,
  blogMessages,
  type PostList,
  type PostSummary,
} from '#model/blog.ts'
import { LINE_MAX } from '#model/limits.ts'
import { paths } from '#model/paths.ts'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'
import type { Route } from './+types/blog.ts'
import { Pager } from './blog-pager.tsx'
import { pageMeta } from './page-meta.ts'

/** Typing pauses this long before the list is asked for again, in milliseconds. */
const TYPING_PAUSE = 250

const builtInList: PostList = { posts: builtInPosts, total: builtInPosts.length }

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = blogQueryOf(url.searchParams)
  const key = apiPath(query)
  if (context.get(visitContext).kind === 'data') return { key, list: null }
  const list = await context
    .get(servicesContext)
    .blog.list(query)
    .catch(() => filtered(builtInList, query))
  return { key, list }
}

/** The list itself is asked for by the screen, through the public API (decisions.md, Data). */
export function shouldRevalidate() {
  return false
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Blog: notes from the work | Wavelength',
    description:
      'Field notes on AI strategy, implementation, design, analytics and automation, written by the people who did the work, with the figures.',
  })

export default function BlogScreen({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const submit = useSubmit()
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wanted = blogQueryOf(query)
  const key = apiPath(wanted)
  const live = useLive(
    key,
    loaderData.key === key ? loaderData.list : null,
    builtInList,
    readPostList,
  )
  const list = live.state === 'loading' ? null : live.value
  // The server filters its own list; the built-in one is filtered here.
  const shown = list === builtInList ? filtered(builtInList, wanted) : list

  function refine(form: HTMLFormElement, pause: number) {
    clearTimeout(typing.current)
    typing.current = setTimeout(
      () => submit(form, { replace: true, preventScrollReset: true }),
      pause,
    )
  }

  return (
    <div className="column pt-12 pb-section lg:pt-20">
      <div className="grid items-end gap-x-16 gap-y-8 border-b border-line pb-8 lg:grid-cols-[1fr_auto]">
        <div className="grid gap-4">
          <p className="label text-soft">Blog</p>
          <h1 className="display text-title">Notes from the work</h1>
        </div>
        <Form
          role="search"
          method="get"
          action={paths.blog}
          preventScrollReset
          onSubmit={() => clearTimeout(typing.current)}
          className="grid gap-3 sm:grid-cols-[minmax(12rem,1fr)_auto_auto] sm:items-end"
        >
          <label className="grid gap-1 text-small">
            Search articles
            <input
              name="q"
              type="search"
              maxLength={LINE_MAX}
              defaultValue={query.get('q') ?? ''}
              onChange={(event) => event.target.form && refine(event.target.form, TYPING_PAUSE)}
              className="input"
            />
          </label>
          <label className="grid gap-1 text-small">
            Category
            <select
              name="category"
              defaultValue={query.get('category') ?? ALL_CATEGORIES}
              onChange={(event) => event.target.form && refine(event.target.form, 0)}
              className="input"
            >
              {[ALL_CATEGORIES, ...blogCategories].map((category) => (
                <option key={category}>{category}</option>
              ))}
            </select>
          </label>
          <Button type="submit" look="line">
            Search
          </Button>
        </Form>
      </div>
      <h2 className="sr-only">Articles</h2>
      {shown ? <Articles list={shown} query={query} /> : <Loading text={blogMessages.loading} />}
      <aside
        aria-labelledby="blog-newsletter-title"
        className="ground-ink mt-section grid items-center gap-x-16 gap-y-6 rounded-card px-gutter py-12 md:grid-cols-2"
      >
        <div className="grid gap-3">
          <h2
            id="blog-newsletter-title"
            className="display text-[clamp(1.75rem,3vw,2.5rem)] leading-none"
          >
            One letter a month
          </h2>
          <p className="text-soft">One piece of work, with its figures. Leave whenever you like.</p>
        </div>
        <NewsletterForm id="blog-newsletter" />
      </aside>
    </div>
  )
}

function Articles({ list, query }: { list: PostList; query: URLSearchParams }) {
  if (list.posts.length === 0) {
    return (
      <p role="status" className="py-24 text-center text-lead">
        {blogMessages.empty}
      </p>
    )
  }
  return (
    <>
      <p role="status" className="label py-6 text-soft">
        {list.total === 1 ? '1 article' : `${list.total} articles`}
      </p>
      <div className="grid gap-x-8 gap-y-16 md:grid-cols-2 lg:grid-cols-3">
        {list.posts.map((post, index) => (
          <PostCard key={post.id} post={post} eager={index < 3} />
        ))}
      </div>
      <Pager total={list.total} query={query} />
    </>
  )
}

/** What the page's address asks for; anything that the API would refuse is left out. */
function blogQueryOf(params: URLSearchParams): BlogQuery {
  const category = [ALL_CATEGORIES, ...blogCategories].find(
    (name) => name === params.get('category'),
  )
  const page = params.get('page') ?? ''
  return {
    limit: BLOG_PAGE_SIZE,
    category: category as BlogQuery['category'],
    q: params.get('q')?.slice(0, LINE_MAX) || undefined,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : undefined,
  }
}

/** The API's address for a query. */
function apiPath(query: BlogQuery) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return `/api/blog?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

async function readPostList(response: Response): Promise<PostList> {
  const posts = await readList<PostSummary[]>(response)
  return { posts, total: Number(response.headers.get('X-Total-Count') ?? posts.length) }
}

/** The built-in posts under the same search and category as the server's (specification 5). */
function filtered(list: PostList, { q = '', category = ALL_CATEGORIES }: BlogQuery): PostList {
  const posts = list.posts.filter(
    (post) =>
      (category === ALL_CATEGORIES || post.category === category) &&
      `${post.title}\n${post.summary}`.toLowerCase().includes(q.trim().toLowerCase()),
  )
  return { posts, total: posts.length }
}
