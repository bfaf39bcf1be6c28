import type { JSONContent } from '@tiptap/core'
import { readCallout } from '#model/blog/callout.ts'
import { readEmbed } from '#model/embed.ts'
import { type MarkdownNode, parseMarkdown } from './markdown-tree.ts'

type Mark = NonNullable<JSONContent['marks']>[number]

/** Markdown that the editor has no node for, such as HTML or footnotes. The message names it. */
export class UnsupportedMarkdown extends Error {
  override name = 'UnsupportedMarkdown'
}

/**
 * Markdown as a document of the editor.
 * @throws UnsupportedMarkdown
 */
export function toDocument(markdown: string): JSONContent {
  const content = blocks(parseMarkdown(markdown).children, markdown)
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

function blocks(nodes: MarkdownNode[] = [], source: string): JSONContent[] {
  return nodes.map((node) => block(node, source))
}

function block(node: MarkdownNode, source: string): JSONContent {
  switch (node.type) {
    case 'paragraph':
      return paragraph(node)
    case 'heading':
      return { type: 'heading', attrs: { level: node.depth }, content: inline(node.children) }
    case 'list':
      return list(node, source)
    case 'blockquote':
      return quote(node, source)
    case 'code':
      return codeBlock(node)
    case 'thematicBreak':
      return { type: 'horizontalRule' }
    case 'table':
      return table(node)
    default:
      throw new UnsupportedMarkdown(unsupported[node.type] ?? node.type)
  }
}

const unsupported: Record<string, string> = {
  html: 'HTML',
  definition: 'a link reference',
  linkReference: 'a link reference',
  imageReference: 'a picture reference',
  footnoteDefinition: 'a footnote',
  footnoteReference: 'a footnote',
  image: 'a picture inside a line of text',
}

function paragraph({ children = [] }: MarkdownNode): JSONContent {
  const [only] = children
  if (children.length === 1 && only?.type === 'image') {
    const { url: src, alt, title } = only
    return { type: 'image', attrs: { src, alt: oneLine(alt ?? ''), title: title ?? null } }
  }
  if (children.length === 1 && only && isBareLink(only) && readEmbed(only.url ?? '')) {
    return { type: 'embed', attrs: { url: only.url } }
  }
  return { type: 'paragraph', content: inline(children) }
}

/** True for a link whose text is its address. */
function isBareLink({ type, url, children = [] }: MarkdownNode) {
  return type === 'link' && children.length === 1 && children[0]?.value === url
}

function list({ ordered, start, children = [], spread }: MarkdownNode, source: string) {
  if (children.some(({ checked }) => typeof checked === 'boolean')) {
    throw new UnsupportedMarkdown('a checklist')
  }
  const isLoose = Boolean(spread) || children.some((item) => item.spread)
  const content = children.map((item) => ({ type: 'listItem', content: itemBlocks(item, source) }))
  return ordered
    ? { type: 'orderedList', attrs: { start: start ?? 1, isLoose }, content }
    : { type: 'bulletList', attrs: { isLoose }, content }
}

/** The editor's items begin with a paragraph, which may be empty. */
function itemBlocks({ children }: MarkdownNode, source: string) {
  const content = blocks(children, source)
  return content[0]?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content]
}

function quote(node: MarkdownNode, source: string): JSONContent {
  const { children = [] } = node
  const label = children[0]?.children?.[0]
  const start = children[0]?.position?.start.offset ?? 0
  // A label that the author escaped is plain text.
  const found = label?.type === 'text' && source[start] === '[' && readCallout(label.value ?? '')
  if (!found) return { type: 'blockquote', content: filled(blocks(children, source)) }
  const [first, ...others] = children
  const text = { ...label, value: label.value?.slice(found.length) }
  const line = [text, ...(first?.children?.slice(1) ?? [])].filter(({ value }) => value !== '')
  const rest = line.length > 0 ? [{ ...first, type: 'paragraph', children: line }] : []
  return {
    type: 'callout',
    attrs: { kind: found.kind },
    content: filled(blocks([...rest, ...others], source)),
  }
}

function filled(content: JSONContent[]) {
  return content.length > 0 ? content : [{ type: 'paragraph' }]
}

function codeBlock({ lang, meta, value }: MarkdownNode): JSONContent {
  if (meta) throw new UnsupportedMarkdown('a code block with options')
  const content = value ? [{ type: 'text', text: value }] : []
  return { type: 'codeBlock', attrs: { language: lang ?? null }, content }
}

function table({ children: rows = [], align }: MarkdownNode): JSONContent {
  const width = Math.max(...rows.map(({ children = [] }) => children.length))
  const cell = (row: MarkdownNode, isHead: boolean, column: number) => ({
    type: isHead ? 'tableHeader' : 'tableCell',
    attrs: { align: align?.[column] ?? null },
    content: [{ type: 'paragraph', content: inline(row.children?.[column]?.children) }],
  })
  return {
    type: 'table',
    content: rows.map((row, index) => ({
      type: 'tableRow',
      content: Array.from({ length: width }, (_, column) => cell(row, index === 0, column)),
    })),
  }
}

function inline(nodes: MarkdownNode[] = [], marks: Mark[] = []): JSONContent[] {
  return nodes.flatMap((node): JSONContent[] => {
    const within = (mark: Mark) => inline(node.children, [...marks, mark])
    switch (node.type) {
      case 'text':
        return text(oneLine(node.value ?? ''), marks)
      case 'inlineCode':
        return text(node.value ?? '', [...marks, { type: 'code' }])
      case 'break':
        return [{ type: 'hardBreak' }]
      case 'strong':
        return within({ type: 'bold' })
      case 'emphasis':
        return within({ type: 'italic' })
      case 'delete':
        return within({ type: 'strike' })
      case 'link':
        return within({ type: 'link', attrs: { href: node.url, title: node.title ?? null } })
      default:
        throw new UnsupportedMarkdown(unsupported[node.type] ?? node.type)
    }
  })
}

function text(value: string, marks: Mark[]): JSONContent[] {
  return value === '' ? [] : [{ type: 'text', text: value, marks }]
}

/** A line break of the source is a space for readers. */
function oneLine(value: string) {
  return value.replaceAll('\n', ' ')
}
