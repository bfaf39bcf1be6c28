import { documentPath } from '#model/admin-paths.ts'
import { blogPaths } from '#model/blog/post-paths.ts'
import type { Picture } from '#model/content/picture.ts'
import { MEDIA_ROOT, picturesIn } from '#model/media/media-address.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import {
  currentRevisions,
  replaceBody,
  revisionsWith,
} from '#server/features/content/editor/current-revisions.ts'
import { parseBody } from '#server/features/content/published.ts'
import { isMissing, standaloneOf } from '#server/features/content/standalone.ts'
import { bumpContent } from '#server/features/content/version.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { replacePicture } from './replace-picture.ts'

type Db = Store | StoreTransaction

/** One use of a picture: its description, and the URL of its editor. */
export type MediaUse = { what: string; href: string }

/** Documents that use the picture, published, planned or as drafts; older revisions do not count. */
export async function whereUsed(db: Db, id: string): Promise<MediaUse[]> {
  const rows = await currentRevisions(db, addressOf(id))
  return Promise.all(
    rows.map(async ({ document, state, body }) => {
      const what = placeName(document, state, body)
      return (await isMissing(db, document))
        ? { what: `${what} (in the trash)`, href: blogPaths.trash }
        : { what, href: documentPath(document) }
    }),
  )
}

/** The picture's id, what takes its place, and the note of the revisions that this makes. */
type Replacement = { id: string; note: string; picture: Picture }

/** Replaces the picture everywhere; returns the number of changed uses. */
export async function replaceUses(
  transaction: StoreTransaction,
  context: AdminContext,
  { id, note, picture }: Replacement,
) {
  // First, as in all that publishes, so that two changes never wait for each other.
  await bumpContent(transaction)
  let count = 0
  for (const row of await currentRevisions(transaction, addressOf(id))) {
    const body = replacePicture(row.body, id, picture)
    if (await replaceBody(transaction, context, row, body, note)) count += 1
  }
  return count
}

/** Texts fetched per statement. */
const BATCH = 500

/** By revision and when it was saved. Fetching 10,000 texts is slow. */
let known = new Map<string, string[]>()

/** Ids of all pictures in use. */
export async function usedPictures(db: Db) {
  const rows = await revisionsWith(db, `${MEDIA_ROOT}/`)
    .select(['revisions.id', 'saved_at'])
    .execute()
  const keyOf = ({ id, saved_at }: { id: string; saved_at: string }) => `${id} ${saved_at}`
  const found = new Map(rows.map((row) => [keyOf(row), known.get(keyOf(row))]))
  const fresh = rows.filter((row) => !found.get(keyOf(row))).map(({ id }) => id)
  for (let start = 0; start < fresh.length; start += BATCH) {
    const texts = await db
      .selectFrom('content_revisions')
      .select(['id', 'saved_at', 'body'])
      .where('id', 'in', fresh.slice(start, start + BATCH))
      .execute()
    for (const row of texts) found.set(keyOf(row), picturesIn(row.body))
  }
  known = new Map([...found].map(([key, ids]) => [key, ids ?? []]))
  return new Set([...known.values()].flat())
}

/** The prefix of all URLs of a picture, for any version. */
function addressOf(id: string) {
  return `${MEDIA_ROOT}/${id}/`
}

function placeName(document: string, state: string, body: string) {
  const standalone = standaloneOf(document)
  const [kind, name] = document.split(':', 2)
  const label = standalone
    ? `The ${standalone.kind.noun} “${standalone.kind.titleOf(parseBody(body))}”`
    : name
      ? `The ${kind} “${name}”`
      : `The document “${document}”`
  return state === 'draft' ? `${label} (draft)` : label
}
