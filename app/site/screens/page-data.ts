import { data, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/services.ts'
import type { Live } from '#blocks/live-data.ts'
import type { ShownPage } from '#blocks/schema.ts'
import { builtInPosts } from '#content/built-in-posts.ts'
import { faqs as builtInFaqs } from '#content/faqs.ts'
import { TEASER_LIMIT } from '#model/blog/blog.ts'
import { type Category, categoryById } from '#model/blog/categories.ts'

export type PageData = Awaited<ReturnType<typeof readPage>>

/**
 * A page with the live data of its blocks, without those that have nothing to show.
 * @throws a 404 if there is no such page.
 */
export async function readPage(context: Readonly<RouterContextProvider>, id: string) {
  const { content, faq, blog } = context.get(servicesContext)
  const [stored, postCategories] = await Promise.all([content.page(id), content.categories()])
  if (!stored) throw data(null, { status: 404 })
  const { visible, places } = visiblePart(stored)
  const page = { ...visible, blocks: withCategoryNames(visible.blocks, postCategories) }
  const newest = (category?: string) =>
    blog.list({ limit: TEASER_LIMIT, category }).then(({ posts }) => posts)
  const { all, category } = shownPosts(page)
  const hasFaq = page.blocks.some(({ type }) => type === 'faq')
  const [faqs, posts, relatedPosts] = await Promise.all([
    live(hasFaq ? faq.list() : [], builtInFaqs),
    live(all ? newest() : [], builtInPosts),
    live(category ? newest(category) : [], builtInPosts),
  ])
  const filled = page.blocks.flatMap((block, index) => {
    const list =
      block.type === 'faq'
        ? faqs
        : block.type === 'posts' && (block.category ? relatedPosts : posts)
    return list && list.value.length === 0 ? [] : index
  })
  return {
    page: { ...page, blocks: filled.flatMap((index) => page.blocks[index] ?? []) },
    places: filled.flatMap((index) => places[index] ?? []),
    ...{ faqs, posts, relatedPosts },
  }
}

/** The page without its hidden sections, and where each of the others stands among all. */
function visiblePart(page: ShownPage) {
  const places = page.blocks.flatMap(({ hidden }, index) => (hidden ? [] : [index]))
  return { visible: { ...page, blocks: page.blocks.filter(({ hidden }) => !hidden) }, places }
}

/** Stored data, or the built-in data if the store does not answer. */
export async function live<T>(stored: T | Promise<T>, builtIn: T): Promise<Live<T>> {
  try {
    return { value: await stored, isBuiltIn: false }
  } catch {
    return { value: builtIn, isBuiltIn: true }
  }
}

/** Which posts the page's posts blocks show: those of all categories, those of one. */
function shownPosts({ blocks }: ShownPage) {
  const categories = blocks.flatMap((block) => (block.type === 'posts' ? [block.category] : []))
  return { all: categories.includes(undefined), category: categories.find(Boolean) }
}

/** Sections refer to a category by its id. */
function withCategoryNames(blocks: ShownPage['blocks'], categories: readonly Category[]) {
  return blocks.map((block) =>
    block.type === 'posts' && block.category
      ? { ...block, category: categoryById(categories, block.category)?.name }
      : block,
  )
}
