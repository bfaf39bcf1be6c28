import { data, type RouterContextProvider } from 'react-router'
import { servicesContext, visitContext } from '#app/services.ts'
import type { Block, BlockType, Page } from '#blocks/schema.ts'
import { builtInPosts } from '#content/built-in-posts.ts'
import { faqs as builtInFaqs } from '#content/faqs.ts'
import { type BlogCategory, TEASER_LIMIT } from '#model/blog/blog.ts'

export type PageData = Awaited<ReturnType<typeof readPage>>

/**
 * A page with the live data of its blocks, null where the browser fetches it.
 * @throws a 404 where the content has no such page.
 */
export async function readPage(context: Readonly<RouterContextProvider>, id: string) {
  const { content, faq, blog } = context.get(servicesContext)
  const page = await content.page(id)
  if (!page) throw data(null, { status: 404 })
  const holds = (type: BlockType) => page.blocks.some((block) => block.type === type)
  // On client navigations the browser fetches these from the public API.
  const fresh = context.get(visitContext).kind === 'document'
  const newest = (category?: BlogCategory) =>
    blog.list({ limit: TEASER_LIMIT, category }).then(
      ({ posts }) => posts,
      () => builtInPosts,
    )
  const category = relatedCategory(page)
  const [faqs, posts, relatedPosts] = await Promise.all([
    fresh && holds('faq') ? faq.list().catch(() => builtInFaqs) : null,
    fresh && holds('blog-teaser') ? newest() : null,
    fresh && category ? newest(category) : null,
  ])
  return { page, faqs, posts, relatedPosts }
}

/** The category of the page's block "related-posts". */
export function relatedCategory({ blocks }: Page) {
  return blocks.find((block) => block.type === 'related-posts')?.category
}

/** The blocks of the page among a screen's loader data; none where the screen is not made of blocks. */
export function blocksIn(loaderData: unknown): Block[] {
  const { page, blocks } = Object(loaderData)
  if (page) return blocksIn(page)
  return Array.isArray(blocks) ? blocks : []
}
