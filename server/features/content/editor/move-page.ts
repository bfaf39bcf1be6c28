import { z } from 'zod'
import { readEntryKey } from '#model/content/collections.ts'
import { withoutEntryIds } from '#model/content/form/entry-ids.ts'
import { type Redirect, redirectsSchema } from '#model/content/redirect.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { seenVersion } from '#server/actions/seen-version.ts'
import { DELETED, documentsOf } from '#server/features/content/documents.ts'
import { parseBody } from '#server/features/content/published.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { movedRedirects } from './moved-redirects.ts'
import { readSlug, rejectSlug, requireFree } from './page-slug.ts'
import { publishRevisions } from './publish-revisions.ts'
import { type Renaming, renameDocument, renameInOthers } from './rename-document.ts'
import { readStored } from './stored-document.ts'
import { storedTitle } from './stored-title.ts'
import { addRevision, bumpVersion, setRevisions } from './write-document.ts'

const moveSchema = z.object({
  document: z.string(),
  version: seenVersion,
  slug: z.string().trim().max(60, 'Keep it under 60 characters.'),
})

/**
 * Changes the address of a page that does not come with the software; its old one redirects if visitors know it. A service's card
 * moves with it.
 */
export const movePage = mutation(
  'author',
  moveSchema,
  async (context, { document, version, slug: given }) => {
    const { store, content } = context
    const old = /^page:(.*\/)?([^/]+)$/.exec(document)
    if (!old || documentsOf(content.defaults()).has(document)) {
      fail(422, 'The address of this page can’t be changed: the site links to it.')
    }
    const [, folder = '', oldSlug = ''] = old
    const slug = readSlug(given)
    const path = `/${folder}${slug}`
    const oldPath = `/${folder}${oldSlug}`
    if (slug === oldSlug) rejectSlug('This is its address already.')
    requireFree(context, path, oldPath)
    if (content.complete().off?.has(document)) {
      fail(409, 'Publish the page again before you change its address.')
    }
    const to = `page:${folder}${slug}`
    const page: Renaming = { from: document, to, field: 'id', id: `${folder}${slug}`, version }
    const card = await cardOf(context, folder, oldSlug, slug)
    const renamings = [page, ...(card ? [card] : [])]
    const title = await storedTitle(store, context, document)
    const summary = `Changed the address of “${title}” from ${oldPath} to ${path}`
    const change = { action: 'content.address-changed', summary } as const
    const kind = readEntryKey(document)?.kind === 'case' ? 'case' : 'service'
    const write = async (transaction: StoreTransaction) => {
      await requireUnused(transaction, to, path)
      for (const one of renamings) await renameDocument(transaction, context, one)
      if (folder) await renameInOthers(transaction, context, kind, oldSlug, slug)
    }
    const { published } = await readStored(store, document)
    if (!published) {
      await store.transaction().execute(async (transaction) => {
        await write(transaction)
        await audit(transaction, context, { ...change, subject: `content:${to}` })
      })
      return { message: `The page is at ${path} now.`, value: { document: to } }
    }
    const redirects = movedRedirects(content.complete().redirects, oldPath, path)
    const revisions = [
      ...(await publishedAfter(context, renamings)),
      { key: 'redirects', body: JSON.stringify(redirects) },
    ]
    await publishRevisions(
      context,
      revisions,
      change,
      async (transaction) => {
        await write(transaction)
        await writeRedirects(transaction, context, oldPath, path)
      },
      'The address was not changed',
    )
    return {
      message: `The page is at ${path} now, and ${oldPath} redirects to it.`,
      value: { document: to },
    }
  },
)

/** The card of a service in menus and lists, which has the address in its key. */
async function cardOf(
  { store }: Pick<AdminContext, 'store'>,
  folder: string,
  oldSlug: string,
  slug: string,
): Promise<Renaming | null> {
  if (folder !== 'services/') return null
  const from = `service:${oldSlug}`
  const { version, draft, published } = await readStored(store, from)
  if (!draft && !published) return null
  return { from, to: `service:${slug}`, field: 'slug', id: slug, version }
}

async function requireUnused(transaction: StoreTransaction, key: string, path: string) {
  const { draft, published } = await readStored(transaction, key)
  if (published?.body === DELETED) {
    rejectSlug(`The page at ${path} was deleted. Restore it, or choose another address.`)
  }
  if (draft || published) rejectSlug(`There is already a draft of a page at ${path}.`)
}

/** What visitors see under the new keys, and no longer under the old ones. */
async function publishedAfter(
  { store }: Pick<AdminContext, 'store'>,
  renamings: readonly Renaming[],
) {
  const changes = await Promise.all(
    renamings.map(async ({ from, to, field, id }) => {
      const { published } = await readStored(store, from)
      if (!published) return []
      const body = JSON.stringify({ ...JSON.parse(published.body), [field]: id })
      return [
        { key: to, body },
        { key: from, body: null },
      ]
    }),
  )
  return changes.flat()
}

/** The published redirects, and a draft of them, which keeps this one when it is published. */
async function writeRedirects(
  transaction: StoreTransaction,
  context: AdminContext,
  from: string,
  to: string,
) {
  const key = 'redirects'
  const { version, published, draft } = await readStored(transaction, key)
  const moved = (redirects: unknown) =>
    JSON.stringify(movedRedirects(redirects as Redirect[], from, to))
  const shown = published ? JSON.parse(published.body) : context.content.defaults().redirects
  await bumpVersion(transaction, key, version)
  const revision = { state: 'published', body: moved(shown), note: null } as const
  const published_id = await addRevision(transaction, context, key, revision)
  await setRevisions(transaction, key, { published_id })
  const drafted = draft && parseBody(draft.body)
  if (!redirectsSchema.safeParse(withoutEntryIds(drafted)).success) return
  await transaction
    .updateTable('content_revisions')
    .set({ body: moved(drafted) })
    .where('id', '=', draft?.id ?? '')
    .execute()
}
