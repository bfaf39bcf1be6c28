import type { JSONContent } from '@tiptap/core'

/** A document for an email, which has links instead of players. */
export function forEmail(node: JSONContent): JSONContent {
  if (node.type === 'embed') return linkTo(String(node.attrs?.url))
  return node.content ? { ...node, content: node.content.map(forEmail) } : node
}

function linkTo(href: string): JSONContent {
  const marks = [{ type: 'link', attrs: { href, title: null } }]
  return { type: 'paragraph', content: [{ type: 'text', text: href, marks }] }
}
