import { emptyPost, postDocumentSchema } from '#model/blog/post-document.ts'
import { joinTags, TAGS_MAX } from '#model/blog/post-form.ts'
import { localDay } from '#model/local-time.ts'
import { postPath } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import { lockPosts } from '#server/features/blog/posts/lock-posts.ts'
import { insertPosts, type NewPost, newPost } from '#server/features/blog/posts/new-post-rows.ts'
import { bumpContent } from '#server/features/content/version.ts'
import type { ImportEntryRow, ImportRow } from '#server/platform/db/rows/imports.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { HttpError } from '#server/platform/http/problem.ts'
import { chooseSlugs, type Slugs } from './choose-slugs.ts'
import { type PostEntry, pictureKey } from './read/post-entry.ts'
import { choicesOf, isRunning, type StoredChoices } from './stored-import.ts'

/** Posts per transaction. */
const BATCH = 50

type Made = { entry: ImportEntryRow; post: NewPost; old: PostEntry; note: string | null }
type Left = Pick<ImportEntryRow, 'source' | 'state' | 'note'>

/** Adds the posts of an import, each once. True once none is left. */
export async function importPosts(deps: Deps, row: ImportRow, signal: AbortSignal) {
  const slugs = await chooseSlugs(deps, row.id)
  while (!signal.aborted && (await isRunning(deps.store, row.id))) {
    const entries = await deps.store
      .selectFrom('import_entries')
      .selectAll()
      .where('import_id', '=', row.id)
      .where('kind', '=', 'post')
      .where('state', '=', 'waiting')
      .orderBy('position')
      .limit(BATCH)
      .execute()
    if (entries.length === 0) return true
    await importBatch(deps, row, entries, slugs)
    await deps.content.refresh()
  }
  return false
}

async function importBatch(deps: Deps, row: ImportRow, entries: ImportEntryRow[], slugs: Slugs) {
  const choices = choicesOf(row)
  const pictures = await picturesOf(deps, row.id, entries)
  const made: Made[] = []
  const left: Left[] = []
  for (const entry of entries) {
    const result = await make(deps, row, entry, { choices, pictures, slugs })
    if ('note' in result && 'post' in result) made.push(result)
    else left.push({ source: entry.source, state: 'failed', note: result.problem })
  }
  await deps.store.transaction().execute(async (transaction) => {
    await bumpContent(transaction)
    await lockPosts(transaction)
    // Another instance may have taken over, or somebody undone the import.
    const waiting = await stillWaiting(transaction, row, entries)
    const added = made.filter(({ entry }) => waiting.has(entry.source))
    await insertPosts(
      transaction,
      added.map(({ post }) => post),
    )
    await insertAddresses(deps, transaction, added)
    for (const { entry, post, note } of added) {
      await mark(transaction, row, { source: entry.source, state: 'done', note }, post.row.id)
    }
    for (const one of left) {
      if (waiting.has(one.source)) await mark(transaction, row, one, null)
    }
  })
}

async function stillWaiting(
  transaction: StoreTransaction,
  { id }: ImportRow,
  entries: ImportEntryRow[],
): Promise<ReadonlySet<string>> {
  if (!(await isRunning(transaction, id))) return new Set()
  const rows = await transaction
    .selectFrom('import_entries')
    .select('source')
    .where('import_id', '=', id)
    .where('kind', '=', 'post')
    .where('state', '=', 'waiting')
    .where(
      'source',
      'in',
      entries.map(({ source }) => source),
    )
    .execute()
  return new Set(rows.map(({ source }) => source))
}

async function mark(
  transaction: StoreTransaction,
  { id }: ImportRow,
  { source, state, note }: Left,
  target: string | null,
) {
  await transaction
    .updateTable('import_entries')
    .set({ state, note, target })
    .where('import_id', '=', id)
    .where('kind', '=', 'post')
    .where('source', '=', source)
    .execute()
}

/** Addresses in the library by the key of each picture that was imported. */
async function picturesOf({ store }: Deps, id: string, entries: ImportEntryRow[]) {
  const keys = entries.flatMap((entry) => entryOf(entry).pictures.map(pictureKey))
  if (keys.length === 0) return new Map<string, string>()
  const found = new Map<string, string>()
  for (let start = 0; start < keys.length; start += 500) {
    const rows = await store
      .selectFrom('import_entries')
      .select(['source', 'target'])
      .where('import_id', '=', id)
      .where('kind', '=', 'picture')
      .where('state', '=', 'done')
      .where('source', 'in', keys.slice(start, start + 500))
      .execute()
    for (const { source, target } of rows) if (target) found.set(source, target)
  }
  return found
}

type Known = {
  choices: StoredChoices
  pictures: ReadonlyMap<string, string>
  slugs: Slugs
}

async function make(
  deps: Deps,
  { author_id, author_name }: ImportRow,
  entry: ImportEntryRow,
  { choices, pictures, slugs }: Known,
): Promise<Made | { problem: string }> {
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
    entry,
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

function entryOf({ body }: ImportEntryRow) {
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

/** Where a picture was that could not be had; empty if that is nowhere. */
function oldAddress(picture: string, { address }: StoredChoices) {
  const url = URL.parse(picture, address ?? undefined)
  return url && /^https?:$/.test(url.protocol) ? url.href : ''
}

/** An address in the brackets of Markdown. */
function written(address: string) {
  return address.replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29')
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

/** The first post with an address keeps it. */
async function insertAddresses({ clock }: Deps, transaction: StoreTransaction, made: Made[]) {
  const created_at = clock().toISOString()
  const rows = made.flatMap(({ old, post }) =>
    old.oldPaths.map((path) => ({ path, post_id: post.row.id, created_at })),
  )
  if (rows.length === 0) return
  await transaction
    .insertInto('post_addresses')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
