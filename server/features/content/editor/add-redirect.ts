import { type Redirect, redirectsSchema } from '#model/content/redirect.ts'
import type { Deps } from '#server/deps.ts'
import { readDocument } from '#server/features/content/faults.ts'
import { bumpContent } from '#server/features/content/version.ts'
import { audit } from '#server/platform/actions/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { checkCandidate } from './check-change-set.ts'
import { asSentence } from './path-faults.ts'
import { readStored } from './stored-document.ts'
import { addRevision, point, takeDocument, type Writer } from './write-document.ts'

const KEY = 'redirects'

/** A context of the back office has all of it. */
type RedirectContext = Writer & Pick<Deps, 'content' | 'markdown'>

/**
 * Leads one more address to a page, for everybody once the transaction is through; the caller lets this process see
 * it by `context.content.refresh()`. A draft of the redirects gets it too, so that publishing it does not take it away.
 * @throws HttpError 422 with the sentence beside `from` or `to`.
 */
export async function addRedirect(
  context: RedirectContext,
  transaction: StoreTransaction,
  redirect: Redirect,
) {
  // Whoever publishes at the same time waits here, and then finds this one.
  await bumpContent(transaction)
  const { version, published, draft } = await readStored(transaction, KEY)
  const shown: unknown[] = published
    ? JSON.parse(published.body)
    : context.content.defaults().redirects
  const all = [...shown, redirect]
  await requireSound(context, transaction, all)
  await takeDocument(transaction, KEY, version)
  const revision = { state: 'published', body: JSON.stringify(all), note: null } as const
  await point(transaction, KEY, {
    published_id: await addRevision(transaction, context, KEY, revision),
  })
  if (draft) await addToDraft(transaction, draft, redirect)
  await audit(transaction, context, {
    action: 'content.published',
    subject: `content:${KEY}`,
    summary: `Led ${redirect.from} to ${redirect.to}`,
  })
}

async function requireSound(
  context: RedirectContext,
  transaction: StoreTransaction,
  all: unknown[],
) {
  const read = readDocument(KEY, redirectsSchema, all)
  const faults = read.value
    ? (await checkCandidate({ ...context, store: transaction }, new Map([[KEY, read.value]])))
        .faults
    : read.faults
  const ours = faults.filter(({ path }) => path.startsWith(`${all.length - 1}.`))
  if (ours.length === 0) return
  const errors = Object.fromEntries(
    ours.map(({ path, sentence }) => [path.split('.')[1] ?? 'from', asSentence(sentence)]),
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
