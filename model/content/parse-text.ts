import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { hasFormatting, type TextNode } from './formatted-text.ts'
import { linkError } from './link-error.ts'

/** The part of the mdast format that is read here. */
type Markdown = {
  type: string
  children?: Markdown[]
  value?: string
  alt?: string | null
  url?: string
  ordered?: boolean | null
  start?: number | null
}

const parser = unified().use(remarkParse)

/** Markdown as the few nodes that a page shows. What it does not show stays as text; HTML is text. */
export function parseText(markdown: string): TextNode[] {
  if (!hasFormatting(markdown)) {
    return [{ kind: 'paragraph', children: [{ kind: 'text', text: markdown }] }]
  }
  return nodesOf(parser.parse(markdown) as Markdown)
}

function nodesOf({ children = [] }: Markdown): TextNode[] {
  return children.flatMap(nodeOf)
}

function nodeOf(node: Markdown): TextNode[] {
  switch (node.type) {
    case 'text':
      return linesOf(node.value ?? '')
    case 'break':
      return [{ kind: 'break' }]
    case 'paragraph':
    case 'heading':
      return [{ kind: node.type, children: nodesOf(node) }]
    case 'strong':
      return [{ kind: 'bold', children: nodesOf(node) }]
    case 'emphasis':
      return [{ kind: 'emphasis', children: nodesOf(node) }]
    case 'list':
      return [
        { kind: 'list', start: node.ordered ? (node.start ?? 1) : null, children: nodesOf(node) },
      ]
    case 'listItem':
      return [{ kind: 'item', children: nodesOf(node) }]
    case 'link':
      return linkOf(node)
    case 'inlineCode':
      return linesOf(node.value ?? '')
    case 'code':
    case 'html':
      return textBlock(node)
    case 'image':
      return linesOf(node.alt ?? '')
    case 'linkReference':
    case 'blockquote':
      return nodesOf(node)
    default:
      return []
  }
}

/** A link whose target is not allowed is left as its words. */
function linkOf(node: Markdown): TextNode[] {
  const { url: href = '' } = node
  const isAllowed = /^#[\w-]+$/.test(href) || linkError(href) === null
  return isAllowed ? [{ kind: 'link', href, children: nodesOf(node) }] : nodesOf(node)
}

function textBlock({ type, value = '' }: Markdown): TextNode[] {
  return type === 'html' ? linesOf(value) : [{ kind: 'paragraph', children: linesOf(value) }]
}

/** Who starts a new line wants to see one. */
function linesOf(text: string): TextNode[] {
  return text
    .split(/\s*\n\s*/)
    .flatMap((line, index): TextNode[] => [
      ...(index > 0 ? [{ kind: 'break' as const }] : []),
      ...(line ? [{ kind: 'text' as const, text: line }] : []),
    ])
}
