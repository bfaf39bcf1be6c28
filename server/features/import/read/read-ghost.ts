import { z } from 'zod'
import type { OldPost, Sink } from './old-post.ts'
import { isoMoment } from './parse-value.ts'
import { UnreadableExport } from './unreadable-export.ts'

const id = z.union([z.string(), z.number()]).transform(String)
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const moment = z.union([z.string(), z.number()]).nullish()

const postSchema = z.object({
  id,
  title: text,
  slug: text,
  html: text,
  markdown: text,
  custom_excerpt: text,
  feature_image: text,
  /** Before version 1. */
  image: text,
  type: text,
  page: z.union([z.boolean(), z.number()]).nullish(),
  status: text,
  visibility: text,
  published_at: moment,
  author_id: id.nullish(),
  meta_title: text,
  meta_description: text,
})

const named = z.object({ id, name: text, slug: text, visibility: text })
const list = <T extends z.ZodType>(schema: T) => z.array(schema).default([])

const dataSchema = z.object({
  posts: z.array(postSchema),
  tags: list(named),
  users: list(named),
  posts_tags: list(z.object({ post_id: id, tag_id: id, sort_order: z.number().nullish() })),
  posts_authors: list(z.object({ post_id: id, author_id: id, sort_order: z.number().nullish() })),
  posts_meta: list(
    z.object({ post_id: id, meta_title: text, meta_description: text, feature_image_alt: text }),
  ),
  members: z.array(z.unknown()).default([]),
})

type Data = z.output<typeof dataSchema>

const states: Record<string, OldPost['state']> = {
  published: 'published',
  scheduled: 'scheduled',
  // Sent as an email alone, never public.
  sent: 'draft',
}

/** Reads an export of Ghost (versions 0.x to 6). @throws UnreadableExport */
export function readGhost(json: string, { post, count }: Sink) {
  const data = readData(json)
  const authors = byPost(data.posts_authors, ({ author_id }) => author_id, data.users)
  const tags = byPost(data.posts_tags, ({ tag_id }) => tag_id, data.tags)
  const users = new Map(data.users.map((user) => [user.id, user]))
  const metas = new Map(data.posts_meta.map((meta) => [meta.post_id, meta]))
  if (data.members.length > 0) count('members', data.members.length)
  for (const one of data.posts) {
    const meta = metas.get(one.id)
    const author = authors.get(one.id)?.[0] ?? users.get(one.author_id ?? '')
    const [first, ...others] = (tags.get(one.id) ?? []).filter(isPublicTag)
    const state = states[one.status] ?? 'draft'
    post(
      {
        ...{ id: one.id, title: one.title, slug: one.slug },
        excerpt: one.custom_excerpt,
        html: withoutPlaceholder(one.html || paragraphsOf(one.markdown)),
        author: author?.name ?? '',
        // Ghost shows the first tag as the category of a post.
        categories: first ? [first.name] : [],
        tags: others.map(({ name }) => name),
        publishedAt: isoMoment(one.published_at),
        // What only members or those who pay may read stays a draft.
        state: one.visibility === '' || one.visibility === 'public' ? state : 'draft',
        isPage: one.type === 'page' || Boolean(one.page),
        addresses: state === 'published' && one.slug ? [`/${one.slug}/`] : [],
        cover: withoutPlaceholder(one.feature_image || one.image) || null,
        coverAlt: meta?.feature_image_alt ?? '',
        seoTitle: meta?.meta_title || one.meta_title,
        seoDescription: meta?.meta_description || one.meta_description,
      },
      null,
    )
  }
}

function readData(json: string): Data {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new UnreadableExport('This JSON file is damaged or incomplete. Export it again.')
  }
  const shell = value as { db?: { data?: unknown }[]; data?: unknown } | null
  const read = dataSchema.safeParse(shell?.db?.[0]?.data ?? shell?.data)
  if (read.success) return read.data
  throw new UnreadableExport(
    'This JSON file is no export of Ghost, or of a version that is not known here. In Ghost, open Settings → Import/Export and download the content.',
  )
}

function byPost<
  Link extends { post_id: string; sort_order?: number | null | undefined },
  Item extends { id: string },
>(links: Link[], idOf: (link: Link) => string, items: Item[]) {
  const known = new Map(items.map((item) => [item.id, item]))
  const found = new Map<string, Item[]>()
  for (const link of links.toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))) {
    const item = known.get(idOf(link))
    if (item) found.set(link.post_id, [...(found.get(link.post_id) ?? []), item])
  }
  return found
}

/** Tags that begin with # are never shown. */
function isPublicTag({ name, visibility }: { name: string; visibility: string }) {
  return visibility !== 'internal' && !name.startsWith('#')
}

/** Stands for the site's address, which an export does not name. */
function withoutPlaceholder(text: string) {
  return text.replaceAll('__GHOST_URL__', '')
}

/** The text of very old versions is Markdown alone; their HTML is rarely missing. */
function paragraphsOf(markdown: string) {
  return markdown
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
    .join('\n')
}
