import { isDeepStrictEqual } from 'node:util'
import type { Page } from '#blocks/schema.ts'
import { entryKey } from '#model/content/collections.ts'
import { entryId } from '#model/content/entry-schemas.ts'
import type { Fields } from '#model/content/form/json-schema.ts'
import { postKey } from '#model/content/standalone.ts'
import { claimFacts, type SampleClaim } from '#model/setup/sample.ts'
import type { Deps } from '#server/deps.ts'
import { openPlans } from '#server/features/content/plans/plan-rows.ts'
import { removeParts } from '#server/features/content/remove-parts.ts'
import { INSTALLATION } from '#server/features/content/seed.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { heroesIn } from './drawn-hero.ts'

/** What visitors still see of one claim of the sample. */
export type SampleLeft = {
  /** Keys of entries. */
  entries: string[]
  /** By page, where its sections are among all. */
  sections: Map<string, number[]>
  /** Keys of documents that name people beside their texts. */
  portraits: string[]
  /** Keys of pages that open with the sample's film. */
  heroes: string[]
  /** Keys of posts. */
  posts: string[]
}

/** Finds what is as it came with the site; what somebody has changed is no longer the sample's. */
export async function sampleLeft(
  { content, store }: Pick<Deps, 'content' | 'store'>,
  claim: SampleClaim,
): Promise<SampleLeft> {
  const { collection, blocks = [] } = claimFacts(claim)
  const shown = content.current()
  const sample = content.defaults()
  const entries = collection
    ? shown.entries[collection]
        .filter((entry) => sample.entries[collection].some((one) => isDeepStrictEqual(one, entry)))
        .map((entry) => entryKey(collection, entryId(collection, entry)))
    : []
  const sections = new Map<string, number[]>()
  // With what is unpublished: places are those in the stored page.
  for (const [id, page] of content.complete().pages) {
    const own = sample.pages.get(id)?.blocks ?? []
    const places = page.blocks.flatMap((block, index) =>
      blocks.includes(block.type) &&
      !block.hidden &&
      own.some((one) => isDeepStrictEqual(one, block))
        ? index
        : [],
    )
    if (places.length > 0) sections.set(`page:${id}`, places)
  }
  return {
    entries,
    sections,
    portraits: claim === 'people' ? portraitsIn({ content }) : [],
    heroes: claim === 'films' ? heroesIn({ content }) : [],
    posts: claim === 'posts' ? await samplePosts(store) : [],
  }
}

/** A document without the people of the sample who are named beside its texts. */
export function withoutPeople<Value>(
  { content }: Pick<Deps, 'content'>,
  key: string,
  value: Value,
): Value {
  const names = new Set(content.defaults().entries.person.map(({ name }) => name))
  const isPerson = ({ name, image }: Fields) =>
    typeof name === 'string' && names.has(name) && image !== undefined
  return removeParts(key, value, { entry: isPerson, field: isPerson })
}

/** Keys of the documents that name them. */
function portraitsIn({ content }: Pick<Deps, 'content'>) {
  const { pages, screens } = content.complete()
  const documents = [
    ['screens', screens] as const,
    ...[...pages].map(([id, page]) => [`page:${id}`, shownPart(page)] as const),
  ]
  return documents.flatMap(([key, value]) =>
    withoutPeople({ content }, key, value) === value ? [] : key,
  )
}

function shownPart(page: Page) {
  return { ...page, blocks: page.blocks.filter(({ hidden }) => !hidden) }
}

/** Posts that are public or planned, with a text that nobody has changed. */
async function samplePosts(store: Store) {
  const rows = await store
    .selectFrom('content_documents as document')
    .innerJoin('content_revisions as revision', (join) =>
      join.on(({ eb, fn, ref }) =>
        eb('revision.id', '=', fn.coalesce(ref('document.published_id'), ref('document.draft_id'))),
      ),
    )
    .select('document.key')
    .where('document.key', 'like', `${postKey('')}%`)
    .where('revision.author_id', 'is', null)
    .where('revision.author_name', '=', INSTALLATION)
    .execute()
  if (rows.length === 0) return []
  const posts = await store
    .selectFrom('posts')
    .select(['id', 'status'])
    .where('deleted_at', 'is', null)
    .where(
      'id',
      'in',
      rows.map(({ key }) => key.slice(postKey('').length)),
    )
    .execute()
  const planned = new Set((await openPlans(store)).map(({ document }) => document))
  return posts
    .filter(({ id, status }) => status === 'published' || planned.has(postKey(id)))
    .map(({ id }) => postKey(id))
}
