import type { Losses } from '#model/import/import.ts'
import { isPostId } from '#server/platform/rendering/page-address.ts'
import { htmlText } from './html-to-markdown.ts'
import type { OldPost, Sink } from './old-post.ts'
import { decoded, isoMoment } from './parse-value.ts'
import { readWordpressFile, type WordpressItem, type WordpressSite } from './wordpress-file.ts'
import { type Attachments, wordpressHtml } from './wordpress-text.ts'

/** Kinds of posts that are no content of their own. */
const technical: Record<string, keyof Losses | null> = {
  attachment: null,
  revision: 'revisions',
  nav_menu_item: 'menus',
}

const states: Record<string, OldPost['state'] | 'none'> = {
  publish: 'published',
  future: 'scheduled',
  draft: 'draft',
  pending: 'draft',
  private: 'draft',
  trash: 'none',
  'auto-draft': 'none',
  inherit: 'none',
}

/** Reads an export of WordPress twice, since posts name pictures that follow them. `open` begins it anew. Returns the site's address. */
export async function readWordpress(open: () => AsyncIterable<string>, sink: Sink) {
  const attachments = new Map<string, { address: string; alt: string; parent: string }>()
  await readWordpressFile(open(), ({ fields, meta }) => {
    const { 'wp:post_type': type, 'wp:post_id': id = '', 'wp:attachment_url': address } = fields
    if (type !== 'attachment' || !address) return
    attachments.set(id.trim(), {
      ...{ address: address.trim(), alt: meta._wp_attachment_image_alt ?? '' },
      parent: fields['wp:post_parent']?.trim() ?? '',
    })
  })
  const site = await readWordpressFile(open(), (item, known) =>
    readItem(item, known, attachments, sink),
  )
  return site.address
}

function readItem(
  { fields, terms, meta, comments }: WordpressItem,
  site: WordpressSite,
  attachments: Attachments,
  { post, count }: Sink,
) {
  const field = (name: string) => fields[name]?.trim() ?? ''
  const names = (kind: string) => (terms[kind] ?? []).map(htmlText)
  const type = field('wp:post_type') || 'post'
  if (comments > 0) count('comments', comments)
  if (type !== 'post' && type !== 'page') {
    const loss = Object.hasOwn(technical, type) ? technical[type] : 'otherTypes'
    if (loss) count(loss)
    return
  }
  const state = states[field('wp:status')] ?? 'draft'
  if (state === 'none') {
    if (field('wp:status') === 'trash') count('trashed')
    return
  }
  const cover = attachments.get(meta._thumbnail_id ?? '')
  const login = field('dc:creator')
  const id = field('wp:post_id')
  post(
    {
      id: id || field('guid') || field('link'),
      title: htmlText(field('title')),
      // Slugs of other scripts are percent-encoded.
      slug: decoded(field('wp:post_name')),
      excerpt: htmlText(field('excerpt:encoded')),
      html: wordpressHtml(fields['content:encoded'] ?? '', id, attachments, count),
      author: site.authors.get(login) ?? login,
      categories: names('category').filter((name) => name !== 'Uncategorized'),
      tags: names('post_tag'),
      publishedAt: momentOf(field('wp:post_date_gmt')) ?? momentOf(field('wp:post_date')),
      // A password would be lost, and everybody could read it.
      state: field('wp:post_password') ? 'draft' : state,
      isPage: type === 'page',
      addresses: [
        ...[field('link')].filter((address) => URL.parse(address)?.search === ''),
        // WordPress finds every post by its id, too.
        ...(isPostId(id) ? [`${site.address ?? '/'}?p=${id}`] : []),
      ],
      cover: cover?.address ?? null,
      coverAlt: cover?.alt ?? '',
      seoTitle: meta._yoast_wpseo_title?.includes('%%') ? '' : (meta._yoast_wpseo_title ?? ''),
      seoDescription: meta._yoast_wpseo_metadesc ?? meta.rank_math_description ?? '',
    },
    site.address,
  )
}

/** "2023-01-16 06:56:53", in UTC; drafts have none. */
function momentOf(text: string) {
  return text.startsWith('0000') ? null : isoMoment(text && `${text.replace(' ', 'T')}Z`)
}
