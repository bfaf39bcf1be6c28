import { type HtmlNode, mapTree, textOf } from './html-node.ts'

/** A table cell is one line, and an item's only paragraph needs no element. */
export function flatten(node: HtmlNode): HtmlNode[] {
  const { tagName = '', children = [] } = node
  if (/^(?:div|section|article|main|center)$/.test(tagName)) return children
  // Word draws groups of pictures as tables.
  if (tagName === 'table') return textOf(node).trim() === '' ? [] : [withHead(node)]
  if (tagName === 'td' || tagName === 'th') return [{ ...node, children: lineOf(children) }]
  return [node]
}

/** The first row is the head of every table in Markdown. */
function withHead(table: HtmlNode): HtmlNode {
  let isFirst = true
  const [result = table] = mapTree(table, (node) => {
    if (node.tagName !== 'tr' || !isFirst) return [node]
    isFirst = false
    const cells = (node.children ?? []).filter(({ tagName }) => /^t[dh]$/.test(tagName ?? ''))
    const heads = cells.map((cell) => ({
      ...cell,
      tagName: 'th',
      children: withoutBold(cell.children ?? []),
    }))
    return [{ ...node, children: heads }]
  })
  return result
}

function lineOf(children: HtmlNode[]): HtmlNode[] {
  return children.flatMap((child, index) => {
    const isBlock = /^(?:p|ul|ol|li|h[1-6]|blockquote|br|pre)$/.test(child.tagName ?? '')
    if (!isBlock) return [child]
    const gap = index > 0 ? [{ type: 'text', value: ' ' }] : []
    return [...gap, ...lineOf(child.children ?? [])]
  })
}

/** Headings and heads of tables are bold anyway. */
export function withoutBold(children: HtmlNode[]): HtmlNode[] {
  return children.flatMap((child) =>
    mapTree(child, (node) =>
      /^(?:b|strong)$/.test(node.tagName ?? '') ? (node.children ?? []) : [node],
    ),
  )
}
