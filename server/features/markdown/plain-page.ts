import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { type HtmlNode, text, textOf, visitElements } from './html-tree.ts'

/** What a page says, without its frame: the content as HTML without looks, and as Markdown. Addresses are absolute. */
export type PlainPage = { title: string; description: string; html: string; markdown: string }

const parser = unified().use(rehypeParse).freeze()

const sanitizer = unified()
  .use(rehypeSanitize, {
    ...defaultSchema,
    clobberPrefix: '',
    protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
  })
  .use(rehypeStringify)
  .freeze()

const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', fences: true })
  .freeze()

/** Controls, pictures that are drawn, and what stands beside the content. */
const left = new Set(
  'aside audio button canvas datalist dialog fieldset form iframe input link meta nav noscript script select style svg template textarea title video'.split(
    ' ',
  ),
)

const inline = new Set('a b bdi cite code data em i img small span strong sub sup time'.split(' '))

/** Reads the `<main>` of a document, or all of a fragment. `address`: of the page. */
export function plainPage(document: string, address: string): PlainPage {
  const tree = parser.parse(document) as HtmlNode
  const head = readHead(tree)
  const content = findElement(tree, 'main') ?? findElement(tree, 'body') ?? tree
  keepContent(content, address)
  const clean = sanitizer.runSync({ type: 'root', children: content.children } as never)
  const html = sanitizer.stringify(clean as never).trim()
  const markdown = writer.stringify(writer.runSync(clean as never)).trim()
  return { ...head, html, markdown }
}

function readHead(tree: HtmlNode) {
  let title = ''
  let description = ''
  visitElements(tree, (element) => {
    const { name, content } = element.properties ?? {}
    if (element.tagName === 'title' && !title) title = textOf(element).trim()
    if (element.tagName === 'meta' && name === 'description') description = String(content ?? '')
  })
  return { title, description }
}

function findElement(node: HtmlNode, tagName: string): HtmlNode | undefined {
  if (node.tagName === tagName) return node
  for (const child of node.children ?? []) {
    const found = findElement(child, tagName)
    if (found) return found
  }
}

function keepContent(node: HtmlNode, address: string) {
  node.children = node.children?.filter(isContent)
  if (node.tagName === 'pre') return
  makeAbsolute(node, address)
  for (const child of node.children ?? []) keepContent(child, address)
  node.children = node.children?.flatMap((child, index, all) => {
    const before = all[index - 1]
    return before && touch(before, child) ? [text(' '), child] : [child]
  })
}

function isContent({ type, tagName, properties }: HtmlNode) {
  if (type === 'text') return true
  const isHidden = properties?.hidden !== undefined || properties?.ariaHidden === 'true'
  return type === 'element' && !left.has(tagName ?? '') && !isHidden
}

/** Two words that only styles keep apart. */
function touch(before: HtmlNode, after: HtmlNode) {
  return inline.has(before.tagName ?? '') && inline.has(after.tagName ?? '')
}

function makeAbsolute({ properties }: HtmlNode, address: string) {
  for (const name of ['href', 'src']) {
    const value = properties?.[name]
    if (!properties || typeof value !== 'string' || !URL.canParse(value, address)) continue
    properties[name] = new URL(value, address).href
  }
}
