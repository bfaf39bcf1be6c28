import { element, type HtmlNode, styleOf, textOf } from './html-node.ts'

type WordItem = { content: HtmlNode[]; level: number; list: string; number: number | null }

/**
 * Word's lists are paragraphs, or items of one flat list, with a level in their style. Makes lists of those that follow each
 * other; indented paragraphs between them belong to the item above.
 */
export function wordLists(node: HtmlNode): HtmlNode {
  const children: HtmlNode[] = []
  let items: WordItem[] = []
  for (const child of node.children ?? []) {
    const more = wordItems(child)
    const last = items.at(-1)
    if (more.length > 0) items.push(...more)
    else if (last && isIndented(child)) last.content.push(child)
    else if (!last || !isBlank(child)) {
      children.push(...nest(items), wordLists(child))
      items = []
    }
  }
  return node.children ? { ...node, children: [...children, ...nest(items)] } : node
}

/** The items of a paragraph or list of Word; none of any other element, and of numbered headings. */
function wordItems(node: HtmlNode, parent = ''): WordItem[] {
  const { tagName = '', children = [] } = node
  if (tagName === 'ul' || tagName === 'ol') {
    const items = children.map((child) => wordItems(child, tagName))
    return items.every((each, index) => each.length > 0 || isBlank(children[index]))
      ? items.flat()
      : []
  }
  const [, list = '', level] = /mso-list:(l\d+) level(\d+)/.exec(styleOf(node)) ?? []
  if (!level || /^h\d$/.test(tagName)) return []
  const number = parent === 'ol' ? 1 : ((node.properties?.dataNumber as number) ?? null)
  const own = children.filter(({ tagName }) => tagName !== 'ul' && tagName !== 'ol')
  const content = own.some(({ tagName }) => tagName === 'p') ? own : [element('p', own)]
  const deeper = children.filter((child) => !own.includes(child))
  return [
    { content, level: Number(level), list, number },
    ...deeper.flatMap((child) => wordItems(child)),
  ]
}

function isBlank(node?: HtmlNode) {
  const isText = node?.type === 'text' || node?.tagName === 'p'
  return !node || (isText && textOf(node).trim() === '')
}

function isIndented(node: HtmlNode) {
  const isInList = /msolistparagraph/i.test(String(node.properties?.className ?? ''))
  const isMoved = /margin-left:(?!0(?:[a-z]|;|$))/.test(styleOf(node))
  return node.tagName === 'p' && !isBlank(node) && (isInList || isMoved)
}

/** Items as lists; deeper ones are inside the item before them. */
function nest(items: WordItem[]): HtmlNode[] {
  const lists: { key: string; list: HtmlNode }[] = []
  let index = 0
  while (index < items.length) {
    const item = items[index] as WordItem
    const deeper = items.slice(index + 1).findIndex((other) => other.level <= item.level)
    const end = deeper < 0 ? items.length : index + 1 + deeper
    const inner = nest(items.slice(index + 1, end))
    const key = `${item.list} ${item.number !== null}`
    const entry = element('li', [...item.content, ...inner])
    const last = lists.at(-1)
    if (last?.key === key) last.list.children?.push(entry)
    else lists.push({ key, list: listOf(entry, item.number) })
    index = end
  }
  return lists.map(({ list }) => list)
}

function listOf(entry: HtmlNode, number: number | null) {
  const list = element(number === null ? 'ul' : 'ol', [entry])
  return number === null ? list : { ...list, properties: { start: number } }
}
