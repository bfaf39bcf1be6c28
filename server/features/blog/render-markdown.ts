import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Post } from '#model/blog/blog-schemas.ts'
import { highlightCode } from './highlight-code.ts'
import { type HtmlNode, textOf, visitElements } from './html-tree.ts'
import { placePictures } from './place-pictures.ts'
import { UnrenderableText } from './unrenderable-text.ts'

export type Rendered = Pick<Post, 'html' | 'headings'>

/** Before every heading's id, so that none is the id of something else on the page. */
const HEADING_PREFIX = 'section-'

/** Levels of lists, quotations and emphasis inside each other; further ones would overflow a stack at last. */
const NESTING_MAX = 100

/** Characters of a post's HTML: footnotes and references can make a thousand times of a text. */
const HTML_MAX = 4_000_000

/** What links and pictures may begin with, besides paths; the sanitiser takes all others away. */
const protocols = { href: ['https', 'mailto', 'tel'], src: ['https'], cite: ['https'] }

// Sanitised before anything of ours is added; what is added later is made from text only.
const pipeline = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { clobberPrefix: 'note-' })
  .use(() => secureLinks)
  .use(rehypeSanitize, { ...defaultSchema, clobberPrefix: '', protocols })
  .use(rehypeSlug, { prefix: HEADING_PREFIX })
  .use(() => scrollableTables)
  .use(() => placePictures)
  .use(() => highlightCode)
  .use(rehypeStringify)

/**
 * Sanitised HTML without style attributes, and the second-level headings in order.
 * @throws UnrenderableText where it is nested too deeply or becomes too long
 */
export async function renderMarkdown(markdown: string): Promise<Rendered> {
  const source = pipeline.parse(markdown)
  if (!isWithinDepth(source as HtmlNode)) {
    throw new UnrenderableText(
      `The content has lists, quotations or emphasis nested more than ${NESTING_MAX} levels deep. Take some levels out`,
    )
  }
  const tree = (await pipeline.run(source)) as HtmlNode
  const headings: Rendered['headings'] = []
  visitElements(tree, (element) => {
    if (element.tagName !== 'h2' || !element.properties?.id) return
    headings.push({ id: String(element.properties.id), text: textOf(element) })
  })
  const html = pipeline.stringify(tree as never)
  if (html.length > HTML_MAX) {
    throw new UnrenderableText('The content becomes too large a page. Shorten it')
  }
  return { html, headings }
}

/** Level by level, as a walk into the depth is what must not be. */
function isWithinDepth(tree: HtmlNode) {
  let level = [tree]
  for (let depth = 0; depth <= NESTING_MAX; depth++) {
    level = level.flatMap(({ children = [] }) => children)
    if (level.length === 0) return true
  }
  return false
}

/** Browsers ask for https first; posts from before it was the only way keep their links. */
function secureLinks(tree: HtmlNode) {
  visitElements(tree, ({ properties }) => {
    for (const name of ['href', 'src']) {
      const address = properties?.[name]
      if (properties && typeof address === 'string') {
        properties[name] = address.replace(/^http:\/\//i, 'https://')
      }
    }
  })
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
