/** The part of the hast format that the blog uses. */
export type HtmlNode = {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  children?: HtmlNode[]
  value?: string
}

type Position = { replace(node: HtmlNode): void }

/** Visits every element, parents first; replacements are not visited. */
export function visitElements(
  node: HtmlNode,
  visit: (element: HtmlNode, position: Position) => void,
) {
  const { children = [] } = node
  for (const [index, child] of [...children.entries()]) {
    let replaced = false
    const replace = (other: HtmlNode) => {
      children[index] = other
      replaced = true
    }
    if (child.type === 'element') visit(child, { replace })
    if (!replaced) visitElements(child, visit)
  }
}

/** All text inside a node. */
export function textOf(node: HtmlNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('')
}

export function element(
  tagName: string,
  properties: HtmlNode['properties'],
  children: HtmlNode[] = [],
): HtmlNode {
  return { type: 'element', tagName, properties, children }
}

export function text(value: string): HtmlNode {
  return { type: 'text', value }
}
