import { type Redirect, redirectsSchema } from '#model/content/redirect.ts'
import type { Deps } from '#server/deps.ts'
import { readDocument } from '#server/features/content/errors.ts'
import { bumpContent } from '#server/features/content/version.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { checkChangeSet } from './check-change-set.ts'
import { asSentence } from './path-errors.ts'
import { readStored } from './stored-document.ts'
import { addRevision, bumpVersion, setRevisions, type Writer } from './write-document.ts'

const KEY = 'redirects'

type RedirectDeps = Writer & Pick<Deps, 'content' | 'markdown'>

/**
 * Publishes one more redirect, and adds it to a draft of the redirects, so that publishing the draft keeps it. Call
 * `content.refresh()` after the commit.
 * @throws 422 with an error for `from` or `to`
 */
export async function addRedirect(
  context: RedirectDeps,
  transaction: StoreTransaction,
  redirect: Redirect,
) {
  // Serializes concurrent publishes.
  await bumpContent(transaction)
  const { version, published, draft } = await readStored(transaction, KEY)
  const shown: unknown[] = published
    ? JSON.parse(published.body)
    : context.content.defaults().redirects
  const all = [...shown, redirect]
  await requireValid(context, transaction, all)
  await bumpVersion(transaction, KEY, version)
  const revision = { state: 'published', body: JSON.stringify(all), note: null } as const
  await setRevisions(transaction, KEY, {
    published_id: await addRevision(transaction, context, KEY, revision),
  })
  if (draft) await addToDraft(transaction, draft, redirect)
  await audit(transaction, context, {
    action: 'content.published',
    subject: `content:${KEY}`,
    summary: `Redirected ${redirect.from} to ${redirect.to}`,
  })
}

async function requireValid(context: RedirectDeps, transaction: StoreTransaction, all: unknown[]) {
  const read = readDocument(KEY, redirectsSchema, all)
  const found = read.value
    ? (await checkChangeSet({ ...context, store: transaction }, new Map([[KEY, read.value]])))
        .errors
    : read.errors
  const ownErrors = found.filter(({ path }) => path.startsWith(`${all.length - 1}.`))
  if (ownErrors.length === 0) return
  const errors = Object.fromEntries(
    ownErrors.map(({ path, sentence }) => [path.split('.')[1] ?? 'from', asSentence(sentence)]),
  )
  fail(422, Object.values(errors)[0] ?? 'This redirect cannot be added.', { errors })
}

async function addToDraft(
  transaction: StoreTransaction,
  draft: { id: string; body: string },
  redirect: Redirect,
) {
  const body: unknown = JSON.parse(draft.body)
  if (!Array.isArray(body)) return
  await transaction
    .updateTable('content_revisions')
    .set({ body: JSON.stringify([...body, redirect]) })
    .where('id', '=', draft.id)
    .execute()
}
