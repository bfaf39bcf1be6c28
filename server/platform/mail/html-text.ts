import { toText } from 'hast-util-to-text'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

type Nodes = Parameters<typeof toText>[0]
type Element = Extract<Nodes, { type: 'element' }>

/** Characters of HTML that are read; newsletters have less. */
const HTML_MAX = 1_000_000

const parser = unified().use(rehypeParse)

/** The text that HTML shows, with addresses of links behind them and ">" before what is quoted. Loads nothing. */
export function htmlText(html: string): string {
  return textOf(parser.parse(html.slice(0, HTML_MAX)))
}

function textOf(tree: Nodes) {
  rewrite(tree)
  return toText(tree).replace(/\u00a0/g, ' ')
}

function rewrite(node: Nodes) {
  if (!('children' in node)) return
  for (const child of node.children) {
    if (child.type !== 'element') continue
    if (child.tagName === 'blockquote') quote(child)
    else rewrite(child)
    if (child.tagName === 'a') addAddress(child)
  }
}

function quote(element: Element) {
  const lines = textOf({ type: 'root', children: element.children }).trim().split('\n')
  const value = lines.map((line) => `> ${line}`.trimEnd()).join('\n')
  element.tagName = 'pre'
  element.children = [{ type: 'text', value }]
}

function addAddress(link: Element) {
  const { href } = link.properties
  if (typeof href !== 'string' || !/^https?:\/\//i.test(href)) return
  const shown = toText(link).trim()
  if (shown === '' || href.includes(shown)) return
  link.children.push({ type: 'text', value: ` (${href})` })
}

/** The words of HTML that `htmlText` cannot read, such as elements nested a thousandfold. */
export function roughText(html: string): string {
  const text = html
    .slice(0, HTML_MAX)
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\b[^<>]*>|$)/gi, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('<', '&lt;')
  return htmlText(text).replace(/\s+/g, ' ').trim()
}
