import type { JSONContent } from '@tiptap/core'
import { readPasted } from '#app/admin/rich-text/paste/read-pasted.ts'
import { toMarkdown } from '#app/admin/rich-text/to-markdown.ts'

/** `left`: a sentence on what was changed or left out, or "". */
type PastedText = { markdown: string; left: string }

/** HTML of Word, Google Docs or a website as the Markdown of a page: paragraphs, lists, bold, italic, links, in an article headings. */
export async function readPastedText(html: string, isArticle: boolean): Promise<PastedText> {
  const { document, picturesLeftOut } = await readPasted(html)
  const changed = new Set<string>()
  const content = blocks(document.content ?? [], { isArticle, changed })
  if (picturesLeftOut > 0) changed.add('pictures were left out')
  return { markdown: toMarkdown({ type: 'doc', content }), left: sentenceOf([...changed]) }
}

type Way = { isArticle: boolean; changed: Set<string> }

function blocks(nodes: JSONContent[], way: Way): JSONContent[] {
  return nodes.flatMap((node) => block(node, way))
}

function block(node: JSONContent, way: Way): JSONContent[] {
  const { content = [] } = node
  switch (node.type) {
    case 'heading':
      if (way.isArticle) return [{ ...node, content: words(content, way) }]
      way.changed.add('headings became bold lines')
      return [{ type: 'paragraph', content: words(content, way).map(asBold) }]
    case 'table':
      way.changed.add('tables became lists')
      return [{ type: 'bulletList', content: content.map((row) => rowItem(row, way)) }]
    case 'blockquote':
    case 'callout':
      way.changed.add('quotations became paragraphs')
      return blocks(content, way)
    case 'codeBlock':
      way.changed.add('code became text')
      return [{ type: 'paragraph', content }]
    case 'image':
      way.changed.add('pictures were left out')
      return []
    case 'horizontalRule':
      way.changed.add('lines across were left out')
      return []
    case 'paragraph':
      return [{ ...node, content: words(content, way) }]
    default:
      return [{ ...node, content: blocks(content, way) }]
  }
}

/** The cells of a row, one after the other. */
function rowItem({ content = [] }: JSONContent, way: Way): JSONContent {
  const cells = content
    .map((cell) => words(cell.content?.[0]?.content ?? [], way))
    .filter(({ length }) => length > 0)
  const line = cells.flatMap((cell, index) =>
    index > 0 ? [{ type: 'text', text: ' – ' }, ...cell] : cell,
  )
  return { type: 'listItem', content: [{ type: 'paragraph', content: line }] }
}

/** Text without marks that a page does not show. */
function words(nodes: JSONContent[], { changed }: Way): JSONContent[] {
  return nodes.map((node) => {
    const marks = node.marks?.filter(({ type }) => /^(?:bold|italic|link)$/.test(type))
    if (marks?.length !== node.marks?.length) changed.add('struck text and code became plain')
    return { ...node, ...(marks && { marks }) }
  })
}

function asBold(node: JSONContent): JSONContent {
  if (node.type !== 'text' || node.marks?.some(({ type }) => type === 'bold')) return node
  return { ...node, marks: [...(node.marks ?? []), { type: 'bold' }] }
}

function sentenceOf(changes: string[]) {
  const text = changes.join(', ')
  return text && `${text[0]?.toUpperCase()}${text.slice(1)}: this text has no place for them.`
}
