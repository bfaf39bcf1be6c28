import { type HtmlNode, textOf } from './html-tree.ts'

/** The tree of an email as plain text, with the addresses of its links. */
export function emailText(tree: HtmlNode): string {
  return blocksOf(tree).join('\n\n')
}

const blockTags = new Set([
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'pre', 'hr', 'table', 'section'],
])

function blocksOf({ children = [] }: HtmlNode): string[] {
  const blocks: string[] = []
  let line: HtmlNode[] = []
  const endLine = () => {
    const text = inline(line).trim()
    if (text) blocks.push(text)
    line = []
  }
  for (const child of children) {
    if (blockTags.has(child.tagName ?? '')) {
      endLine()
      const block = blockText(child)
      if (block) blocks.push(block)
    } else line.push(child)
  }
  endLine()
  return blocks
}

function blockText(block: HtmlNode): string {
  switch (block.tagName) {
    case 'ul':
      return listText(block, () => '- ')
    case 'ol': {
      const start = Number(block.properties?.start ?? 1)
      return listText(block, (index) => `${start + index}. `)
    }
    case 'blockquote':
      return indented(blocksOf(block).join('\n\n'), '> ', '> ')
    case 'pre':
      return indented(textOf(block).trimEnd(), '    ', '    ')
    case 'hr':
      return '* * *'
    case 'table':
      return rowsOf(block)
        .map((row) => elements(row).map((cell) => inline(cell.children ?? []).trim()))
        .map((cells) => cells.join(' | '))
        .join('\n')
    case 'section':
      return blocksOf(block).join('\n\n')
    default:
      return inline(block.children ?? []).trim()
  }
}

function listText(list: HtmlNode, marker: (index: number) => string) {
  return elements(list)
    .map((item, index) => {
      const mark = marker(index)
      return indented(blocksOf(item).join('\n'), mark, ' '.repeat(mark.length))
    })
    .join('\n')
}

function indented(text: string, first: string, rest: string) {
  return text
    .split('\n')
    .map((line, index) => `${index === 0 ? first : rest}${line}`.trimEnd())
    .join('\n')
}

function inline(nodes: HtmlNode[]): string {
  return nodes.map(inlineText).join('')
}

function inlineText(node: HtmlNode): string {
  const { type, value = '', tagName, properties, children = [] } = node
  if (type === 'text') return value.replace(/\s+/g, ' ')
  if (tagName === 'br') return '\n'
  if (tagName === 'img') return String(properties?.alt ?? '')
  const text = inline(children)
  const href = String(properties?.href ?? '')
  const isNamed = tagName === 'a' && href !== '' && !href.startsWith('#') && href !== text.trim()
  return isNamed ? `${text} (${href.replace(/^mailto:/, '')})` : text
}

function rowsOf(table: HtmlNode): HtmlNode[] {
  return elements(table).flatMap((part) => (part.tagName === 'tr' ? [part] : elements(part)))
}

function elements({ children = [] }: HtmlNode) {
  return children.filter(({ type }) => type === 'element')
}
