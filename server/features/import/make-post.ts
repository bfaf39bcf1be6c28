import { emptyPost, postDocumentSchema } from '#model/blog/post-document.ts'
import { joinTags, TAGS_MAX } from '#model/blog/post-form.ts'
import { localDay } from '#model/local-time.ts'
import { postPath } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import { type NewPost, newPost } from '#server/features/blog/posts/new-post-rows.ts'
import type { ImportEntryRow, ImportRow } from '#server/platform/db/rows/imports.ts'
import { HttpError } from '#server/platform/http/problem.ts'
import type { Slugs } from './choose-slugs.ts'
import { oldAddress, written } from './picture-address.ts'
import { type PostEntry, pictureKey } from './read/post-entry.ts'
import type { StoredChoices } from './stored-import.ts'

/** `note`: why it is another than on the old site, as a sentence. */
export type MadePost = { post: NewPost; old: PostEntry; note: string | null }

/** What is known of the whole import. */
type Known = {
  choices: StoredChoices
  /** Addresses in the library by the key of each picture. */
  pictures: ReadonlyMap<string, string>
  slugs: Slugs
}

/** The post of an entry, or why it can't be stored here, as a sentence. */
export async function makePost(
  deps: Deps,
  { author_id, author_name }: ImportRow,
  entry: ImportEntryRow,
  { choices, pictures, slugs }: Known,
): Promise<MadePost | { problem: string }> {
  const old = entryOf(entry)
  const addressOf = (picture: string | undefined) =>
    picture === undefined ? '' : (pictures.get(pictureKey(picture)) ?? oldAddress(picture, choices))
  const [category = '', ...others] = old.categories
  const known = Object.hasOwn(choices.categories, category) && choices.categories[category]
  const cover = old.cover === null ? '' : addressOf(old.pictures[old.cover])
  const post = {
    ...emptyPost,
    title: old.title,
    excerpt: old.excerpt || old.title,
    content: textOf(old, addressOf, choices, slugs) || old.title,
    category: known || choices.category,
    author: old.author || author_name,
    tags: fitting([...(known || !category ? [] : [category]), ...others, ...old.tags]),
    cover: /^(?:https:|\/)/.test(cover) ? { url: cover, alt: old.coverAlt } : emptyPost.cover,
    search: { ...emptyPost.search, title: old.seoTitle, description: old.seoDescription },
  }
  const valid = postDocumentSchema.safeParse(post)
  if (!valid.success) {
    return { problem: `It cannot be stored here: ${valid.error.issues[0]?.message ?? 'invalid'}` }
  }
  const rendering = await renderingProblem(deps, valid.data.content)
  const now = deps.clock()
  const { state, note } = stateOf(old, choices, now, rendering)
  const at = old.publishedAt ?? now.toISOString()
  return {
    old,
    note,
    post: newPost(
      valid.data,
      {
        ...{ slug: slugs.of(entry.source), state, publishAt: at, now: now.toISOString() },
        publishedOn: localDay(new Date(at), deps.content.current().site.timeZone),
        by: { author_id, author_name },
      },
      deps.newId,
    ),
  }
}

function stateOf(old: PostEntry, { asDrafts }: StoredChoices, now: Date, rendering: string | null) {
  const draft = (note: string | null) => ({ state: 'draft', note }) as const
  if (rendering) return draft(`It is a draft: ${rendering}`)
  if (old.isPage || asDrafts || old.state === 'draft') return draft(null)
  if (old.state === 'scheduled' && old.publishedAt && old.publishedAt > now.toISOString()) {
    return { state: 'scheduled', note: null } as const
  }
  if (old.publishedAt && old.publishedAt > now.toISOString()) {
    return draft('It is a draft: its day is still to come.')
  }
  return { state: 'published', note: null } as const
}

export function entryOf({ body }: ImportEntryRow) {
  return JSON.parse(body ?? '{}') as PostEntry
}

/** The text with the addresses that its pictures and links have here. */
function textOf(
  old: PostEntry,
  addressOf: (picture: string | undefined) => string,
  { address }: StoredChoices,
  slugs: Slugs,
) {
  return old.markdown
    .replace(
      /!\[((?:\\.|[^\]\\])*)\]\(import-picture:(\d+)\)/g,
      (_, alt: string, index: string) => {
        const picture = addressOf(old.pictures[Number(index)])
        return picture === '' ? alt : `![${alt}](${written(picture)})`
      },
    )
    .replace(/import-link:(\d+)/g, (_, index: string) => {
      const link = old.links[Number(index)]
      if (!link) return ''
      const slug = slugs.at(link.path)
      if (slug) return `${postPath(slug)}${link.hash}`
      return written(URL.parse(link.address, address ?? undefined)?.href ?? link.address)
    })
}

async function renderingProblem({ markdown }: Deps, content: string) {
  try {
    await markdown.check(content)
    return null
  } catch (error) {
    if (error instanceof HttpError && error.answer.status === 422) return error.answer.message
    throw error
  }
}

function fitting(tags: string[]) {
  let kept = [...new Set(tags)]
  while (joinTags(kept).length > TAGS_MAX) kept = kept.slice(0, -1)
  return joinTags(kept)
}
