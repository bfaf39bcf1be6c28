/** The part of the hast format that pasted HTML uses. */
export type HtmlNode = {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  children?: HtmlNode[]
  value?: string
}

/** Replaces every node by what `change` makes of it, children first. */
export function mapTree(node: HtmlNode, change: (node: HtmlNode) => HtmlNode[]): HtmlNode[] {
  if (!node.children) return change(node)
  const children = node.children.flatMap((child) => mapTree(child, change))
  return change({ ...node, children })
}

export function element(tagName: string, children: HtmlNode[]): HtmlNode {
  return { type: 'element', tagName, properties: {}, children }
}

/** All text inside a node. */
export function textOf({ type, value = '', children = [] }: HtmlNode): string {
  return type === 'text' ? value : children.map(textOf).join('')
}

/** The style attribute, in lower case and without spaces after colons. */
export function styleOf({ properties }: HtmlNode) {
  return String(properties?.style ?? '')
    .toLowerCase()
    .replace(/\s*:\s*/g, ':')
}

export function classesOf({ properties }: HtmlNode) {
  const { className } = properties ?? {}
  return Array.isArray(className) ? className.map(String) : []
}
