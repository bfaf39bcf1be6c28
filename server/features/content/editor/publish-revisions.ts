import { elsewherePath } from '#model/content/editor.ts'
import { readVersion } from '#server/features/content/content.ts'
import { documentsOf, schemaOf } from '#server/features/content/documents.ts'
import { type Fault, readDocument } from '#server/features/content/faults.ts'
import { bumpContent } from '#server/features/content/version.ts'
import type { AdminContext } from '#server/platform/actions/admin-context.ts'
import { audit } from '#server/platform/actions/audit.ts'
import { requireRole } from '#server/platform/actions/bind-actions.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { trialPaths } from './affected-paths.ts'
import { type Candidate, checkCandidate } from './check-change-set.ts'
import { contentOf } from './content-of.ts'
import { factsOf, leastRoleFor } from './document-facts.ts'
import { asSentence, pathFaults } from './path-faults.ts'

/** One document of what is published together; `body` null goes back to the original. */
export type Edition = { key: string; body: string | null }

/** Others may publish between our check and our writing; then it is checked again, so many times. */
const TRIES = 5

/**
 * Checks the editions against all that is published, renders their pages once, and lets `write` store them in one
 * transaction; this process shows them at once.
 * @throws HttpError 422 with a sentence by path of the first edition; `elsewherePath` names other documents.
 */
export async function publishEditions(
  context: AdminContext,
  editions: readonly Edition[],
  change: { action: string; summary: string },
  write: (transaction: StoreTransaction) => Promise<void>,
) {
  for (const { key } of editions) requireRole(context.actor, leastRoleFor(key))
  for (let tries = 0; tries < TRIES; tries++) {
    await context.content.refresh()
    const version = context.content.version()
    await requireSound(context, editions)
    const isDone = await context.store
      .transaction()
      .execute(async (transaction) => {
        // The row is ours from here on: whoever publishes too waits, and then checks again.
        await bumpContent(transaction)
        if ((await readVersion(transaction)) !== version + 1) throw new Overtaken()
        await write(transaction)
        for (const { key } of editions) {
          await audit(transaction, context, { ...change, subject: `content:${key}` })
        }
        return true
      })
      .catch(falseIfOvertaken)
    await context.content.refresh()
    if (isDone) return
  }
  fail(409, 'Others are publishing at this moment. Please try again.')
}

/** Takes the transaction back: what was checked is not what is published any more. */
class Overtaken extends Error {}

function falseIfOvertaken(error: unknown) {
  if (error instanceof Overtaken) return false
  throw error
}

async function requireSound(context: AdminContext, editions: readonly Edition[]) {
  const { candidate, faults } = readEditions(context, editions)
  const first = editions[0]?.key ?? ''
  if (faults.length > 0) rejectFor(context, first, faults)
  const checked = await checkCandidate(context, candidate)
  if (checked.faults.length > 0) rejectFor(context, first, checked.faults)
  const content = contentOf(context.content, checked.words)
  const before = context.content.words()
  for (const path of editions.flatMap(({ key }) => trialPaths(key, checked.words, before))) {
    const failures = await context.tryPage(content, path)
    if (failures.length === 0) continue
    const number = context.report(new AggregateError(failures, `${path} does not render.`))
    fail(
      422,
      `Nothing was published: with these words the page ${path} cannot be shown. Take back your last change, or tell us the number ${number}.`,
    )
  }
}

/** The editions by their schemas, and what does not fit. */
function readEditions(context: AdminContext, editions: readonly Edition[]) {
  const candidate = new Map<string, unknown>()
  const faults: Fault[] = []
  for (const { key, body } of editions) {
    const schema = schemaOf(key)
    if (!schema) fail(404, 'There is no such document.')
    if (body === null) {
      candidate.set(key, documentsOf(context.content.defaults()).get(key) ?? null)
      continue
    }
    const read = readDocument(key, schema, JSON.parse(body))
    if (read.faults.length > 0) faults.push(...read.faults)
    else candidate.set(key, read.value)
  }
  return { candidate: candidate as Candidate, faults }
}

function rejectFor(context: AdminContext, first: string, faults: readonly Fault[]): never {
  const own = faults.filter(({ document }) => document === first)
  const others = faults.filter(({ document }) => document !== first)
  const errors = {
    ...pathFaults(own),
    ...Object.fromEntries(
      others.map((fault, index) => [elsewherePath(fault.document, index), told(context, fault)]),
    ),
  }
  const what =
    faults.length === 1
      ? 'one thing is not in order yet. It is marked below.'
      : `${faults.length} things are not in order yet. Each is marked below.`
  fail(422, `Nothing was published: ${what}`, { errors })
}

/** A fault in another document, with the place where it is. */
function told(context: AdminContext, { document, path, sentence }: Fault) {
  const [kind, slug] = document.split(/:(.*)/s)
  const title =
    kind === 'post'
      ? `the post ${slug}`
      : `“${factsOf(document, context.content.words(), context.content.defaults()).title}”`
  return `In ${title}${path && ` (${path})`}: ${asSentence(sentence)}`
}
