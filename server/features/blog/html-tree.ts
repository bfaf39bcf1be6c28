/** As much of the hast tree format as the blog needs. */
export type HtmlNode = {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  children?: HtmlNode[]
  value?: string
}

type Place = { replace(node: HtmlNode): void }

/** Calls `see` for every element, parents first; what replaces one is not looked into. */
export function visitElements(node: HtmlNode, see: (element: HtmlNode, place: Place) => void) {
  const { children = [] } = node
  for (const [index, child] of [...children.entries()]) {
    let replaced = false
    const replace = (other: HtmlNode) => {
      children[index] = other
      replaced = true
    }
    if (child.type === 'element') see(child, { replace })
    if (!replaced) visitElements(child, see)
  }
}

/** All text inside a node. */
export function textOf(node: HtmlNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('')
}
