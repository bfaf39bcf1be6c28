import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** A link and its path, for example "blocks.2.action.href". */
export type FoundHref = { place: string; href: string }

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
    if (!types.includes(node.type) || !node.url?.startsWith('/')) return rest
    return [{ place: `line ${node.position?.start.line} of the text`, href: node.url }, ...rest]
  }
  return find(markdownParser.parse(markdown) as MarkdownNode)
}
