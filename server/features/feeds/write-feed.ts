import { escapeXml } from '#server/features/content/sitemap/escape-xml.ts'
import type { Feed, FeedEntry } from './feed.ts'

/** A feed whose entries have their texts as HTML with absolute addresses. `address`: where it is itself. */
export type FullFeed = Omit<Feed, 'entries'> & {
  origin: string
  address: string
  icon: string
  entries: (Omit<FeedEntry, 'html'> & { html: string })[]
}

/** Atom (RFC 4287). */
export function writeAtom(feed: FullFeed) {
  const { title, path, language, origin, address, icon, entries } = feed
  const updated = entries.map(({ updatedAt }) => updatedAt.toISOString()).sort()
  const parts = entries.map((entry) => {
    const url = escapeXml(origin + entry.path)
    return `<entry>
<id>${escapeXml(entry.id ?? origin + entry.path)}</id>
<title>${escapeXml(entry.title)}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${entry.publishedAt.toISOString()}</published>
<updated>${entry.updatedAt.toISOString()}</updated>
${entry.author === undefined ? '' : `<author><name>${escapeXml(entry.author)}</name></author>\n`}${entry.tags.map((tag) => `<category term="${escapeXml(tag)}"/>\n`).join('')}<summary>${escapeXml(entry.summary)}</summary>
<content type="html">${escapeXml(entry.html)}</content>
</entry>
`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">
<id>${escapeXml(origin + path)}</id>
<title>${escapeXml(title)}</title>
<link rel="self" type="application/atom+xml" href="${escapeXml(address)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(origin + path)}"/>
<icon>${escapeXml(icon)}</icon>
<author><name>${escapeXml(feed.author)}</name></author>
<updated>${updated.at(-1) ?? new Date(0).toISOString()}</updated>
${parts.join('')}</feed>
`
}

/** JSON Feed 1.1 (jsonfeed.org). */
export function writeJsonFeed(feed: FullFeed) {
  const { title, author, path, language, origin, address, icon, entries } = feed
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: origin + path,
    feed_url: address,
    icon,
    language,
    authors: [{ name: author }],
    items: entries.map((entry) => ({
      id: entry.id ?? origin + entry.path,
      url: origin + entry.path,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.html,
      ...(entry.image && { image: new URL(entry.image, origin).href }),
      date_published: entry.publishedAt.toISOString(),
      date_modified: entry.updatedAt.toISOString(),
      ...(entry.author && { authors: [{ name: entry.author }] }),
      ...(entry.tags.length > 0 && { tags: entry.tags }),
    })),
  })
}
