import { Suspense } from 'react'
import { data } from 'react-router'
import { useLive } from '#app/live/use-live.ts'
import { servicesContext, visitContext } from '#app/services.ts'
import { useSite } from '#app/shell/use-site.ts'
import type { Block, BlockType } from '#blocks/contracts.ts'
import type { Live } from '#blocks/live.ts'
import { type BlockProps, registry } from '#blocks/registry.tsx'
import { builtInPosts } from '#content/built-in-posts.ts'
import { faqs as builtInFaqs } from '#content/faqs.ts'
import { TEASER_LIMIT } from '#model/blog.ts'
import { Loading } from '#ui/loading.tsx'
import { hueOf } from '#ui/spectrum.ts'
import type { Route } from './+types/page.ts'
import { notFoundMeta, pageMeta, sharePicture } from './page-meta.ts'

type LoaderArgs = Route.LoaderArgs & { matches?: unknown }

/** The page of the route's id; a service or project page is named by its slug. */
export async function loader({ context, params, url }: LoaderArgs) {
  const { content, faq, blog } = context.get(servicesContext)
  const page = await content.page(pageId(url.pathname, params.slug))
  if (!page) throw data(null, { status: 404 })
  const holds = (type: BlockType) => page.blocks.some((block) => block.type === type)
  // Inside the site these come from the public API, with its loading states.
  const fresh = context.get(visitContext).kind === 'document'
  const [faqs, posts] = await Promise.all([
    fresh && holds('faq') ? faq.list().catch(() => builtInFaqs) : null,
    fresh && holds('blog-teaser')
      ? blog.list({ limit: TEASER_LIMIT }).then(
          (list) => list.posts,
          () => builtInPosts,
        )
      : null,
  ])
  return { page, faqs, posts }
}

/** "home" for /, "services/seo-services" for a service, otherwise the path itself. */
function pageId(pathname: string, slug: string | undefined) {
  if (slug) return pathname.slice(1)
  return pathname === '/' ? 'home' : pathname.slice(1)
}

export const meta: Route.MetaFunction = ({ loaderData, ...place }) => {
  if (!loaderData) return notFoundMeta
  const { page } = loaderData
  return pageMeta(page, sharePicture(page.id, page.title), place)
}

export default function PageScreen({ loaderData }: Route.ComponentProps) {
  const { page, faqs, posts } = loaderData
  const needs = (type: BlockType) => page.blocks.some((block) => block.type === type)
  const { services } = useSite()
  const live: Live = {
    services,
    faqs: useLive(needs('faq') ? '/api/faq' : null, faqs, builtInFaqs),
    posts: useLive(
      needs('blog-teaser') ? `/api/blog?limit=${TEASER_LIMIT}` : null,
      posts,
      builtInPosts,
    ),
  }
  const head = page.blocks.find((block) => block.type === 'page-head')
  return (
    // The whole page takes the hue of its head; the home page runs through all of them.
    <div {...(head && hueOf(head.lambda))}>
      {page.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page's sections keep their places
        <Section key={`${page.id}-${index}`} block={block} live={live} />
      ))}
    </div>
  )
}

function Section<T extends BlockType>({ block, live }: { block: Block & { type: T }; live: Live }) {
  const { component: Component, loading } = registry[block.type as T]
  return (
    <Suspense fallback={loading ? <Loading text={loading} /> : <div className="min-h-96" />}>
      <Component {...({ block, live } as BlockProps<T>)} />
    </Suspense>
  )
}
