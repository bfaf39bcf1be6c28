import type { JSONContent } from '@tiptap/core'
import { UnsupportedMarkdown } from './to-document.ts'

/**
 * A document for an email: players are links.
 * @throws UnsupportedMarkdown for a callout
 */
export function forEmail(node: JSONContent): JSONContent {
  if (node.type === 'callout') throw new UnsupportedMarkdown('a callout')
  if (node.type === 'embed') return linkTo(String(node.attrs?.url))
  return node.content ? { ...node, content: node.content.map(forEmail) } : node
}

/** The same for a paste, which keeps the text of callouts. */
export function pastedForEmail(node: JSONContent): JSONContent {
  if (node.type === 'embed') return linkTo(String(node.attrs?.url))
  const type = node.type === 'callout' ? 'blockquote' : node.type
  const content = node.content?.map(pastedForEmail)
  const attrs = node.type === 'callout' ? undefined : node.attrs
  return { ...node, type, attrs, ...(content && { content }) }
}

function linkTo(href: string): JSONContent {
  const marks = [{ type: 'link', attrs: { href, title: null } }]
  return { type: 'paragraph', content: [{ type: 'text', text: href, marks }] }
}
