import type { Forms } from '#model/content/forms.ts'
import { LINE_MAX } from '#model/limits.ts'
import type { Deps } from '#server/deps.ts'
import { parseBody, readBody } from '#server/features/content/published.ts'
import type { Store } from '#server/platform/db/schema.ts'

type EarlierDeps = Pick<Deps, 'content' | 'store'>

/** Revisions read, newest first. */
const REVISIONS_MAX = 200

/** Every published version of the forms, newest first: a page that was opened before a change still shows its own. */
export async function earlierForms({ content, store }: EarlierDeps): Promise<Forms[]> {
  const bodies = await publishedBodies(store, 'forms')
  const read = bodies.map((body) => readBody('forms', body).value as Forms | undefined)
  return [...read.filter((forms) => forms !== undefined), content.defaults().forms]
}

/** Every name under which a service has been offered by its own title. */
export async function earlierServiceTitles({ store }: EarlierDeps) {
  const bodies = await publishedBodies(store, 'service:%')
  return bodies.map((body) => String(Object(parseBody(body)).title).slice(0, LINE_MAX))
}

async function publishedBodies(store: Store, documents: string) {
  const rows = await store
    .selectFrom('content_revisions')
    .select('body')
    .where('document', 'like', documents)
    .where('state', '=', 'published')
    .orderBy('id', 'desc')
    .limit(REVISIONS_MAX)
    .execute()
  return rows.map(({ body }) => body)
}
