/** An element, a text or anything else (comment, doctype, script) of HTML that React rendered. */
export type HtmlNode = {
  /** Name of the element; "" for everything else. */
  name: string
  /** Its opening tag, or all of it if it is no element. */
  text: string
  isText: boolean
  close: string
  children: HtmlNode[]
}

const voidElements = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)

/** A script or style, a comment, a tag, a text. In what React renders, attributes contain no "<" or ">". */
const tokenPattern = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g

/** Parses HTML that React rendered, in which every element is closed. */
export function parseHtml(html: string): HtmlNode {
  const root = nodeOf('', 'root')
  const open = [root]
  for (const [text, opaque] of html.matchAll(tokenPattern)) {
    const parent = open.at(-1) ?? root
    if (text.startsWith('</')) {
      parent.close = text
      open.pop()
      continue
    }
    const name = opaque ? '' : (/^<([a-z][^\s/>]*)/i.exec(text)?.[1] ?? '')
    const node = nodeOf(text, name)
    parent.children.push(node)
    if (name && !voidElements.has(name) && !text.endsWith('/>')) open.push(node)
  }
  return root
}

function nodeOf(text: string, name: string): HtmlNode {
  return { name, text, isText: !text.startsWith('<'), close: '', children: [] }
}

/** The HTML of a tree again. */
export function writeHtml({ text, children, close }: HtmlNode): string {
  return text + children.map(writeHtml).join('') + close
}

/** The texts of a tree, joined. */
export function textOf({ isText, text, children }: HtmlNode): string {
  return isText ? text : children.map(textOf).join('')
}

/** The children of two nodes that correspond: those from the start and from the end until they differ. */
export function pairChildren(a: readonly HtmlNode[], b: readonly HtmlNode[]) {
  const isAlike = (one: HtmlNode | undefined, other: HtmlNode | undefined) =>
    one?.name === other?.name && one?.isText === other?.isText
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && isAlike(a[start], b[start])) start++
  let end = 0
  while (end < shorter - start && isAlike(a.at(-1 - end), b.at(-1 - end))) end++
  const pairs = [...a.slice(0, start), ...a.slice(a.length - end)].map((child, index) => {
    const twin = index < start ? b[index] : b[b.length - end + index - start]
    return [child, twin as HtmlNode] as const
  })
  return { pairs, isComplete: start + end === a.length && a.length === b.length }
}
