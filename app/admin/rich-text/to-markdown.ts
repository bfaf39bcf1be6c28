import type { JSONContent } from '@tiptap/core'
import { inlineNodes } from './inline-nodes.ts'
import { type MarkdownNode, writeMarkdown } from './markdown-tree.ts'
import { toDocument } from './to-document.ts'

/**
 * A document of the editor as Markdown. Empty paragraphs and list items are left out. Written twice, because Markdown
 * makes links of typed addresses: the next save must find nothing to change.
 */
export function toMarkdown(document: JSONContent) {
  return writeBlocks(toDocument(writeBlocks(document)))
}

function writeBlocks({ content }: JSONContent) {
  return writeMarkdown(blocks(content))
}

function blocks(nodes: JSONContent[] = []): MarkdownNode[] {
  return nodes.flatMap((node) => block(node) ?? [])
}

function block(node: JSONContent): MarkdownNode | null {
  const { attrs = {}, content = [] } = node
  switch (node.type) {
    case 'paragraph':
      return unlessEmpty({ type: 'paragraph', children: inlineNodes(content) })
    case 'heading':
      return unlessEmpty({
        type: 'heading',
        depth: attrs.level,
        children: inlineNodes(withoutBreaks(content)),
      })
    case 'bulletList':
    case 'orderedList':
      return list(node)
    case 'blockquote':
      return unlessEmpty({ type: 'blockquote', children: blocks(content) })
    case 'callout':
      return unlessEmpty({ type: 'callout', kind: attrs.kind, children: blocks(content) })
    case 'codeBlock':
      return { type: 'code', lang: attrs.language, value: content[0]?.text ?? '' }
    case 'horizontalRule':
      return { type: 'thematicBreak' }
    case 'image':
      return { type: 'paragraph', children: [image(node)] }
    case 'embed':
      return { type: 'embed', url: attrs.url }
    case 'table':
      return table(content)
    default:
      throw new Error(`The editor's node "${node.type}" has no Markdown.`)
  }
}

function unlessEmpty(node: MarkdownNode) {
  return node.children?.length ? node : null
}

function image({ attrs = {} }: JSONContent): MarkdownNode {
  return { type: 'image', url: attrs.src, alt: attrs.alt ?? '', title: attrs.title ?? null }
}

function list({ type, attrs = {}, content = [] }: JSONContent): MarkdownNode | null {
  const items = content.map((item) => blocks(item.content)).filter(({ length }) => length > 0)
  // Only a paragraph with a list below it is unambiguous without blank lines.
  const isLoose = attrs.isLoose || !items.every(isTight)
  return unlessEmpty({
    type: 'list',
    ordered: type === 'orderedList',
    start: type === 'orderedList' ? (attrs.start ?? 1) : null,
    spread: isLoose,
    children: items.map((children) => ({ type: 'listItem', spread: isLoose, children })),
  })
}

function isTight([first, second, third]: MarkdownNode[]) {
  if (!second) return true
  return first?.type === 'paragraph' && interruptsParagraph(second) && !third
}

/** Without a blank line, a list that begins with another number than 1 continues the paragraph. */
function interruptsParagraph({ type, ordered, start }: MarkdownNode) {
  return type === 'list' && (!ordered || start === 1)
}

function table(rows: JSONContent[]): MarkdownNode {
  const [head] = rows
  return {
    type: 'table',
    align: (head?.content ?? []).map(({ attrs }) => attrs?.align ?? null),
    children: rows.map(({ content = [] }) => ({
      type: 'tableRow',
      children: content.map((cell) => ({
        type: 'tableCell',
        children: inlineNodes(withoutBreaks(cell.content?.[0]?.content ?? [])),
      })),
    })),
  }
}

/** Headings and table cells are one line of Markdown. */
function withoutBreaks(content: JSONContent[]) {
  return content.map((node) => (node.type === 'hardBreak' ? { type: 'text', text: ' ' } : node))
}
