import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Post } from '#model/blog.ts'
import { highlightCode } from './highlight-code.ts'
import { type HtmlNode, textOf, visitElements } from './html-tree.ts'
import { placePictures } from './place-pictures.ts'

export type Rendered = Pick<Post, 'html' | 'headings'>

/** Before every heading's id, so that none is the id of something else on the page. */
const HEADING_PREFIX = 'section-'

// Sanitised before anything of ours is added; what is added later is made from text only.
const pipeline = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { clobberPrefix: 'note-' })
  .use(rehypeSanitize, { ...defaultSchema, clobberPrefix: '' })
  .use(rehypeSlug, { prefix: HEADING_PREFIX })
  .use(() => scrollableTables)
  .use(() => placePictures)
  .use(() => highlightCode)
  .use(rehypeStringify)

/** Sanitised HTML without style attributes, and the second-level headings in order. */
export async function renderMarkdown(markdown: string): Promise<Rendered> {
  const tree = (await pipeline.run(pipeline.parse(markdown))) as HtmlNode
  const headings: Rendered['headings'] = []
  visitElements(tree, (element) => {
    if (element.tagName !== 'h2' || !element.properties?.id) return
    headings.push({ id: String(element.properties.id), text: textOf(element) })
  })
  return { html: pipeline.stringify(tree as never), headings }
}

/** A wide table scrolls in its own box, which the keyboard can reach. */
function scrollableTables(tree: HtmlNode) {
  visitElements(tree, (element, place) => {
    if (element.tagName !== 'table') return
    place.replace({
      type: 'element',
      tagName: 'div',
      properties: { className: ['table-scroll'], role: 'group', ariaLabel: 'Table', tabIndex: 0 },
      children: [element],
    })
  })
}
