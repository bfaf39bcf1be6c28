import { SaxesParser } from 'saxes'
import { UnreadableExport } from './unreadable-export.ts'

/** An item of an export: its elements by name ("wp:post_id"), the last of each, and those that repeat. */
export type WordpressItem = {
  fields: Record<string, string>
  /** Names by kind: "category", "post_tag", "nav_menu" and others. */
  terms: Record<string, string[]>
  meta: Record<string, string>
  comments: number
}

/** The site and its authors, as far as they have been read. */
export type WordpressSite = {
  address: string | null
  /** Shown names by sign-in name. */
  authors: Map<string, string>
}

/** Characters that XML does not allow, which plugins leave in exports all the same. */
const forbidden = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu

/**
 * Reads an export of WordPress (WXR 1.0 to 1.2) piece by piece, and calls `onItem` with each item. Nothing is ever fetched or expanded.
 * @throws UnreadableExport
 */
export async function readWordpressFile(
  chunks: AsyncIterable<string>,
  onItem: (item: WordpressItem, site: WordpressSite) => void,
): Promise<WordpressSite> {
  const parser = new SaxesParser()
  const site: WordpressSite = { address: null, authors: new Map() }
  const path: string[] = []
  let text = ''
  let item: WordpressItem | null = null
  let term: { kind: string } | null = null
  let pair: Record<string, string> = {}

  parser.on('error', (error) => {
    throw new UnreadableExport(
      `The file is damaged at line ${parser.line.toLocaleString('en-US')}: ${reasonOf(error)}. Export it again.`,
    )
  })
  parser.on('doctype', () => {
    throw new UnreadableExport(
      'This file defines its own entities, which exports of WordPress never do. Export it again.',
    )
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (path.length === 0 && name !== 'rss') {
      throw new UnreadableExport(
        'This XML file is no export of WordPress. In WordPress, open Tools → Export and download all content.',
      )
    }
    path.push(name)
    text = ''
    if (name === 'item') item = { fields: {}, terms: {}, meta: {}, comments: 0 }
    if (name === 'category') term = { kind: String(attributes.domain ?? 'category') }
    if (name === 'wp:author' || name === 'wp:postmeta') pair = {}
  })
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name }) => {
    path.pop()
    const parent = path.at(-1)
    if (name === 'item' && item) {
      onItem(item, site)
      item = null
    } else if (name === 'wp:author') {
      const { 'wp:author_login': login = '', 'wp:author_display_name': shown = '' } = pair
      if (login) site.authors.set(login, shown.trim() || login)
    } else if (parent === 'wp:author' || parent === 'wp:postmeta') pair[name] = text
    else if (!item) readSite(name)
    else if (name === 'wp:postmeta')
      item.meta[pair['wp:meta_key'] ?? ''] = pair['wp:meta_value'] ?? ''
    else if (name === 'wp:comment') item.comments += 1
    else if (name === 'category' && term && parent === 'item') {
      item.terms[term.kind] = [...(item.terms[term.kind] ?? []), text.trim()]
    } else if (parent === 'item') item.fields[name] = text
    text = ''
  })

  function add(part: string) {
    text += part
  }

  function readSite(name: string) {
    if (path.at(-1) !== 'channel') return
    if (name === 'wp:base_blog_url' || (name === 'link' && !site.address)) {
      const address = URL.parse(text.trim())
      if (address && /^https?:$/.test(address.protocol)) site.address = address.href
    }
  }

  for await (const chunk of chunks) parser.write(chunk.replace(forbidden, ''))
  parser.close()
  return site
}

/** What the parser says, without its own place. */
function reasonOf({ message }: Error) {
  return message.replace(/^\d+:\d+:\s*/, '').replace(/\.$/, '')
}
