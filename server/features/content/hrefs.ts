import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** A link and its path, for example "blocks.2.action.href". */
export type FoundHref = { place: string; href: string }

/** All internal `href`s of content data. */
export function hrefsOf(value: unknown, place = ''): FoundHref[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => hrefsOf(item, joinPath(place, String(index))))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => {
    const fieldPlace = joinPath(place, name)
    if (name === 'href' && isOwn(field)) return [{ place: fieldPlace, href: field }]
    return hrefsOf(field, fieldPlace)
  })
}

/** A link without its query and fragment. */
export function pathOf(href: string) {
  return href.split(/[?#]/, 1)[0] ?? ''
}

function joinPath(place: string, step: string) {
  return place ? `${place}.${step}` : step
}

type MarkdownNode = {
  type: string
  url?: string
  position?: { start: { line: number } }
  children?: MarkdownNode[]
}

const markdownParser = unified().use(remarkParse)

/** All internal links of a Markdown text, code excluded. */
export function hrefsOfMarkdown(markdown: string): FoundHref[] {
  return urlsOfMarkdown(markdown, ['link', 'definition'])
}

/** All internal pictures of a Markdown text. */
export function imagesOfMarkdown(markdown: string): FoundHref[] {
  return urlsOfMarkdown(markdown, ['image'])
}

function urlsOfMarkdown(markdown: string, types: readonly string[]): FoundHref[] {
  const find = (node: MarkdownNode): FoundHref[] => {
    const rest = (node.children ?? []).flatMap(find)
    if (!types.includes(node.type) || !isOwn(node.url)) return rest
    return [{ place: `line ${node.position?.start.line} of the text`, href: node.url }, ...rest]
  }
  return find(markdownParser.parse(markdown) as MarkdownNode)
}

function isOwn(href: unknown): href is string {
  return typeof href === 'string' && href.startsWith('/')
}
