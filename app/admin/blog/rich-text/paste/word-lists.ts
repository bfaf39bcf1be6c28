import { element, type HtmlNode, styleOf } from './html-node.ts'

type WordItem = { node: HtmlNode; level: number; list: string; isOrdered: boolean }

/** Word's lists are paragraphs with a level in their style; makes lists of those that follow each other. */
export function wordLists(node: HtmlNode): HtmlNode {
  const children: HtmlNode[] = []
  let items: WordItem[] = []
  const end = () => {
    if (items.length > 0) children.push(...nest(items))
    items = []
  }
  for (const child of node.children ?? []) {
    const item = wordItem(child)
    if (item) items.push(item)
    else if (!isBlank(child)) {
      end()
      children.push(wordLists(child))
    } else if (items.length === 0) children.push(child)
  }
  end()
  return node.children ? { ...node, children } : node
}

/** Whitespace between paragraphs. */
function isBlank({ type, value = '' }: HtmlNode) {
  return type === 'text' && value.trim() === ''
}

function wordItem(node: HtmlNode): WordItem | null {
  const [, list = '', level] = /mso-list:(l\d+) level(\d+)/.exec(styleOf(node)) ?? []
  if (!level) return null
  return { node, level: Number(level), list, isOrdered: Boolean(node.properties?.dataOrdered) }
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
    const key = `${item.list} ${item.isOrdered}`
    const entry = element('li', [element('p', item.node.children ?? []), ...inner])
    const last = lists.at(-1)
    if (last?.key === key) last.list.children?.push(entry)
    else lists.push({ key, list: element(item.isOrdered ? 'ol' : 'ul', [entry]) })
    index = end
  }
  return lists.map(({ list }) => list)
}
