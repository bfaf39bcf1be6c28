import { type ReactNode, Suspense } from 'react'
import { useLiveData } from '#app/site/screens/use-live-data.ts'
import sectionStyles from '#app/site/sections.css?url'
import { useSite } from '#app/use-site.ts'
import type { BlockProps } from '#blocks/block-props.ts'
import type { LiveData } from '#blocks/live-data.ts'
import { registry } from '#blocks/registry.tsx'
import type { Block, BlockType } from '#blocks/schema.ts'
import { needsSectionStyles } from '#blocks/styles/sheets.ts'
import { builtInPosts } from '#content/built-in-posts.ts'
import { faqs as builtInFaqs } from '#content/faqs.ts'
import { type BlogCategory, TEASER_LIMIT } from '#model/blog/blog.ts'
import { Loading } from '#ui/loading.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { type PageData, shownPosts } from './page-data.ts'

type PageBlocksProps = {
  data: PageData
  /** Content that a screen adds after the head and (children) after the last block. */
  afterHead?: ReactNode
  children?: ReactNode
}

/** Renders the blocks of a page, in the hue of its head. */
export function PageBlocks({ data, afterHead, children }: PageBlocksProps) {
  const { page } = data
  const live = usePageLive(data)
  const head = page.blocks.find(
    (block) => block.type === 'page-head' || block.type === 'landing-hero',
  )
  const sections = page.blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sections are never reordered
    <Section key={`${page.id}-${index}`} block={block} live={live} />
  ))
  return (
    // The whole page takes the hue of its head.
    <div {...(head && hueOf(head.lambda))}>
      {needsSectionStyles(page.blocks) && (
        <link rel="stylesheet" href={sectionStyles} precedence="sections" />
      )}
      {sections.slice(0, 1)}
      {afterHead}
      {sections.slice(1)}
      {children}
    </div>
  )
}

function usePageLive({ page, faqs, posts, relatedPosts }: PageData): LiveData {
  const needs = (type: BlockType) => page.blocks.some((block) => block.type === type)
  const { all, category } = shownPosts(page)
  const { services } = useSite()
  return {
    services,
    faqs: useLiveData(needs('faq') ? '/api/faq' : null, faqs, builtInFaqs),
    posts: useLiveData(all ? newestPath() : null, posts, builtInPosts),
    relatedPosts: useLiveData(category ? newestPath(category) : null, relatedPosts, builtInPosts),
  }
}

/** API path of the newest posts of one category, or of all. */
function newestPath(category?: BlogCategory) {
  const query = new URLSearchParams({ limit: String(TEASER_LIMIT), ...(category && { category }) })
  return `/api/blog?${query}`
}

function Section<T extends BlockType>({
  block,
  live,
}: {
  block: Block & { type: T }
  live: LiveData
}) {
  const { component: Component, loading } = registry[block.type as T]
  return (
    <Suspense fallback={loading ? <Loading text={loading} /> : <div className="min-h-96" />}>
      <Component {...({ block, live } as BlockProps<T>)} />
    </Suspense>
  )
}
