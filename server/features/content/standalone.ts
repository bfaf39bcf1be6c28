import { sql } from 'kysely'
import { postKind } from '#server/features/blog/posts/post-kind.ts'
import { issueKind } from '#server/features/newsletter/issues/issue-kind.ts'
import { offerKind } from '#server/features/offers/offer-kind.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import type { StandaloneKind } from './standalone-kind.ts'

const kinds = { post: postKind, issue: issueKind, offer: offerKind } satisfies Record<
  string,
  StandaloneKind
>

export type StandaloneName = keyof typeof kinds

/** The kind and id of a document that stands alone; null for one of the site's content. */
export function standaloneOf(key: string) {
  const [, name = '', id = ''] = /^([a-z-]+):(.+)$/s.exec(key) ?? []
  return isStandalone(name) ? { name, id, kind: kinds[name] as StandaloneKind } : null
}

function isStandalone(name: string): name is StandaloneName {
  return Object.hasOwn(kinds, name)
}

/** True in a query for the documents of the site's content, which are read into memory. */
export function ofSite(column: 'key' | 'document' | 'document.key') {
  const conditions = Object.keys(kinds).map(
    (name) => sql<boolean>`${sql.ref(column)} not like ${`${name}:%`}`,
  )
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** True for a document that is emailed instead of published. */
export function isEmail(key: string) {
  const standalone = standaloneOf(key)
  return standalone !== null && !standalone.kind.onPublish
}

/** True for one that stands alone and was deleted, or is in the trash. */
export async function isMissing(store: Store | StoreTransaction, key: string) {
  const standalone = standaloneOf(key)
  return standalone !== null && (await standalone.kind.find(store, standalone.id)) === null
}

/**
 * What is known of a document that stands alone; undefined for one of the site's content.
 * @throws HttpError 404 if it does not exist
 */
export async function findStandalone(store: Store | StoreTransaction, key: string) {
  const standalone = standaloneOf(key)
  if (!standalone) return undefined
  const { kind, id } = standalone
  return (await kind.find(store, id)) ?? fail(404, kind.missing)
}
