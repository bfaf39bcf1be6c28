import { data, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/services.ts'
import type { Block, BlockType, Page } from '#blocks/schema.ts'
import { builtInPosts } from '#content/built-in-posts.ts'
import { faqs as builtInFaqs } from '#content/faqs.ts'
import { type BlogCategory, TEASER_LIMIT } from '#model/blog/blog.ts'

export type PageData = Awaited<ReturnType<typeof readPage>>

/**
 * A page with the live data of its blocks; null for data that it does not need.
 * @throws a 404 if there is no such page.
 */
export async function readPage(context: Readonly<RouterContextProvider>, id: string) {
  const { content, faq, blog } = context.get(servicesContext)
  const page = await content.page(id)
  if (!page) throw data(null, { status: 404 })
  const hasBlock = (type: BlockType) => page.blocks.some((block) => block.type === type)
  const newest = (category?: BlogCategory) =>
    blog.list({ limit: TEASER_LIMIT, category }).then(
      ({ posts }) => posts,
      () => builtInPosts,
    )
  const { all, category } = shownPosts(page)
  const [faqs, posts, relatedPosts] = await Promise.all([
    hasBlock('faq') ? faq.list().catch(() => builtInFaqs) : null,
    all ? newest() : null,
    category ? newest(category) : null,
  ])
  return { page, faqs, posts, relatedPosts }
}

/** Which posts the page's posts blocks show: those of all categories, those of one. */
export function shownPosts({ blocks }: Page) {
  const categories = blocks.flatMap((block) => (block.type === 'posts' ? [block.category] : []))
  return { all: categories.includes(undefined), category: categories.find(Boolean) }
}

/** The blocks in a screen's loader data; empty if the screen has none. */
export function blocksIn(loaderData: unknown): Block[] {
  const { page, blocks } = Object(loaderData)
  if (page) return blocksIn(page)
  return Array.isArray(blocks) ? blocks : []
}
