import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import type { Post } from '#model/blog/blog-schemas.ts'
import { english, type Translate } from '#model/language/english.ts'
import { highlightCode } from './highlight-code.ts'
import { type HtmlNode, textOf, visitElements } from './html-tree.ts'
import { rejectDeepNesting } from './nesting.ts'
import { placeCallouts } from './place-callouts.ts'
import { placeCharts } from './place-charts.ts'
import { placeEmbeds } from './place-embeds.ts'
import { placePictures } from './place-pictures.ts'
import { safeHtml } from './safe-html.ts'
import { UnrenderableText } from './unrenderable-text.ts'

export type Rendered = Pick<Post, 'html' | 'headings'>

/** Prefix of heading ids, so that they cannot collide with other ids on the page. */
const HEADING_PREFIX = 'section-'

/** Maximum characters of a post's HTML, because footnotes and references can expand a text a thousand times. */
const HTML_MAX = 4_000_000

const articles = (t: Translate) =>
  safeHtml(t)
    .use(rehypeSlug, { prefix: HEADING_PREFIX })
    .use(() => describeCells)
    .use(() => scrollableTables(t))
    .use(() => placePictures)
    .use(() => placeCallouts(t))
    .use(() => placeEmbeds(t))
    .use(() => placeCharts(t))
    .use(() => highlightCode)
    .use(rehypeStringify)

/**
 * Sanitized HTML without style attributes, and the second-level headings in order. `t`: for the words that are added.
 * @throws UnrenderableText if it is nested too deeply or becomes too long
 */
export async function renderMarkdown(markdown: string, t = english): Promise<Rendered> {
  const pipeline = articles(t)
  const source = pipeline.parse(markdown)
  rejectDeepNesting(source as HtmlNode)
  const file = { value: markdown } as Parameters<typeof pipeline.run>[1]
  const tree = (await pipeline.run(source, file)) as HtmlNode
  const headings: Rendered['headings'] = []
  visitElements(tree, (element) => {
    if (element.tagName !== 'h2' || !element.properties?.id) return
    headings.push({ id: String(element.properties.id), text: textOf(element) })
  })
  const html = pipeline.stringify(tree as never)
  if (html.length > HTML_MAX) {
    throw new UnrenderableText('The content makes the page too large. Shorten it')
  }
  return { html, headings }
}

/** Aligns cells by class, because the attribute is obsolete, and says what each header cell heads. */
function describeCells(tree: HtmlNode) {
  visitElements(tree, (table) => {
    if (table.tagName !== 'table') return
    const [first, ...others] = rowsOf(table).map(elementsOf)
    for (const cell of [first, ...others].flat()) {
      const { align, ...properties } = cell?.properties ?? {}
      if (cell && align) cell.properties = { ...properties, className: [`text-${align}`] }
    }
    for (const cell of first ?? []) cell.properties = { ...cell.properties, scope: 'col' }
    const [corner] = first ?? []
    if (!corner || textOf(corner).trim() !== '') return
    // An empty corner heads nothing: the first column heads the rows.
    corner.tagName = 'td'
    delete corner.properties?.scope
    for (const [cell] of others) {
      if (!cell) continue
      cell.tagName = 'th'
      cell.properties = { ...cell.properties, scope: 'row' }
    }
  })
}

/** The rows of all parts of a table. */
function rowsOf(table: HtmlNode) {
  return elementsOf(table).flatMap(elementsOf)
}

function elementsOf({ children = [] }: HtmlNode) {
  return children.filter(({ type }) => type === 'element')
}

/** Wraps tables in a focusable scroll container. */
function scrollableTables(t: Translate) {
  return (tree: HtmlNode) =>
    visitElements(tree, (element, position) => {
      if (element.tagName !== 'table') return
      position.replace({
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['table-scroll'],
          role: 'group',
          ariaLabel: t('Table'),
          tabIndex: 0,
        },
        children: [element],
      })
    })
}
