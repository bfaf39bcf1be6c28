import { readEntryKey } from '#model/content/collections.ts'
import { elsewherePath } from '#model/content/editor.ts'
import { describePath } from '#model/content/form/describe-path.ts'
import { withEntryIds } from '#model/content/form/entry-ids.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import type { Deps } from '#server/deps.ts'
import { fixedContent } from '#server/features/content/content.ts'
import { DELETED, documentsOf, schemaOf } from '#server/features/content/documents.ts'
import { type DocumentError, readDocument } from '#server/features/content/errors.ts'
import { addressesOf } from '#server/features/content/known-addresses.ts'
import { visibleContent } from '#server/features/content/off-pages.ts'
import { parseBody } from '#server/features/content/published.ts'
import { isEmail, standaloneOf } from '#server/features/content/standalone.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { fail } from '#server/platform/http/problem.ts'
import { affectedPaths } from './affected-paths.ts'
import { type ChangeSet, checkChangeSet } from './check-change-set.ts'
import { documentSchema } from './document-schema.ts'
import { asSentence, pathErrors } from './path-errors.ts'
import { PublishRefused } from './publish-refused.ts'
import { storedTitle } from './stored-title.ts'

/**
 * A new revision of a document; null reverts to the original, 'off' unpublishes the page, `DELETED` deletes an entry.
 */
export type RevisionToPublish = { key: string; body: string | null | 'off' }

/** Who publishes: a person, or the server for a plan. */
export type Publisher = Pick<
  Deps,
  'store' | 'content' | 'markdown' | 'clock' | 'newId' | 'report' | 'dryRun'
> & { actor: Pick<Actor, 'id' | 'name'> | null }

/** @throws HttpError 422 if publishing these revisions would fail. */
export async function requireValid(
  context: Publisher,
  revisions: readonly RevisionToPublish[],
  refusal = 'Nothing was published',
) {
  const { changeSet, standalone, unpublished, errors } = readRevisions(context, revisions)
  for (const one of standalone) errors.push(...(await standaloneErrors(context, one)))
  if (errors.length > 0) await rejectFor(context, revisions, errors, refusal)
  if (changeSet.size === 0 && unpublished.size === 0) return
  const checked = await checkChangeSet(context, changeSet, unpublished)
  if (checked.errors.length > 0) await rejectFor(context, revisions, checked.errors, refusal)
  const after = visibleContent(checked.siteContent)
  const content = fixedContent(context.content, after)
  const before = context.content.current()
  const affected = revisions.flatMap(({ key }) => affectedPaths(key, after, before))
  const addresses = addressesOf(checked.siteContent, [])
  for (const path of new Set(affected)) {
    if (!addresses.has(path)) continue
    const failures = await context.dryRun(content, path)
    if (failures.length === 0) continue
    const number = context.report(new AggregateError(failures, `${path} does not render.`))
    fail(
      422,
      `${refusal}: the page ${path} cannot be rendered with this content. Undo your last change, or report error ${number}.`,
    )
  }
}

type Standalone = { key: string; value: unknown }

/** Why a valid document that stands alone can't be published. */
async function standaloneErrors(
  context: Publisher,
  { key, value }: Standalone,
): Promise<DocumentError[]> {
  const { kind, id } = standaloneOf(key) as NonNullable<ReturnType<typeof standaloneOf>>
  const errors = (await kind.errorsOf?.(context, id, value)) ?? []
  return errors.map((error) => ({ document: key, ...error }))
}

/** Parses the revisions into a change set, and documents that stand alone. */
function readRevisions(context: Publisher, revisions: readonly RevisionToPublish[]) {
  const changeSet = new Map<string, unknown>()
  const standalone: Standalone[] = []
  const unpublished = new Set<string>()
  const errors: DocumentError[] = []
  for (const { key, body } of revisions) {
    const schema = schemaOf(key)
    if (!schema) fail(404, 'This document does not exist.')
    if (isEmail(key)) fail(422, 'This is not published: it is sent.')
    const isAlone = standaloneOf(key) !== null
    if (body === 'off') {
      if (!isAlone) unpublished.add(key)
      continue
    }
    if (body === null) {
      changeSet.set(key, documentsOf(context.content.defaults()).get(key) ?? null)
      continue
    }
    if (body === DELETED && readEntryKey(key)) {
      changeSet.set(key, null)
      continue
    }
    const read = readDocument(key, schema, JSON.parse(body))
    if (read.errors.length > 0) errors.push(...read.errors)
    else if (isAlone) standalone.push({ key, value: read.value })
    else changeSet.set(key, read.value)
  }
  return { changeSet: changeSet as ChangeSet, standalone, unpublished, errors }
}

async function rejectFor(
  context: Publisher,
  [first]: readonly RevisionToPublish[],
  found: readonly DocumentError[],
  refusal: string,
): Promise<never> {
  const ownErrors = found.filter(({ document }) => document === first?.key)
  const otherErrors = found.filter(({ document }) => document !== first?.key)
  const value = withEntryIds(parseBody(first?.body ?? ''))
  const own = pathErrors(ownErrors, value)
  const others = await Promise.all(otherErrors.map((error) => elsewhereMessage(context, error)))
  const errors = {
    ...own,
    ...Object.fromEntries(
      otherErrors.map(({ document }, index) => [
        elsewherePath(document, index),
        others[index] ?? '',
      ]),
    ),
  }
  const reason =
    found.length === 1
      ? '1 problem needs fixing. It is marked below.'
      : `${found.length} problems need fixing. Each is marked below.`
  const sentences = Object.entries(own).map(([path, sentence]) => {
    const place = placeIn(context, first?.key ?? '', value, path)
    return place ? `${place}: ${sentence}` : sentence
  })
  const answer = { status: 422, message: `${refusal}: ${reason}`, errors }
  throw new PublishRefused(answer, [...sentences, ...others])
}

/** The message for an error in another document. */
async function elsewhereMessage(context: Publisher, { document, path, sentence }: DocumentError) {
  const noun = standaloneOf(document)?.kind.noun
  const title = `${noun ? `the ${noun} ` : ''}“${await storedTitle(context.store, context, document)}”`
  const value = documentsOf(context.content.complete()).get(document)
  const place = placeIn(context, document, value, path)
  return `In ${title}${place && `, ${place}`}: ${asSentence(sentence)}`
}

/** A field by its labels, such as "Section 5 (Core values) › Values"; "" for a whole document. */
function placeIn({ content }: Publisher, document: string, value: unknown, path: string) {
  const schema = documentSchema(document, content.current()) as JsonSchema | null
  return schema ? describePath(schema, value, path) : ''
}
