import { z } from 'zod'
import type { ImportFormat, Losses } from '#model/import/import.ts'
import type { ImportRow } from '#server/platform/db/rows/imports.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'

/** What an uploaded export has in it. */
export type StoredFacts = {
  format: ImportFormat
  /** The address of the old site, where the export names it. */
  address: string | null
  losses: Losses
  posts: number
  pages: number
  published: number
  scheduled: number
  drafts: number
  pictures: number
  oldAddresses: number
  /** Their names, by number of posts. */
  authors: string[]
  categories: { name: string; posts: number }[]
  tags: number
  /** The first and the last day of publication. */
  from: string | null
  to: string | null
}

/** How it is imported. */
export type StoredChoices = {
  /** The address of the old site, from which its pictures are fetched; null: they stay where they are. */
  address: string | null
  withPictures: boolean
  asDrafts: boolean
  /** Ids of categories here by their names there. */
  categories: Record<string, string>
  /** Of posts whose category is not among them. */
  category: string
  /** Ids of the categories that this import added. */
  added: string[]
}

export const importIdSchema = z.object({ id: z.uuid() })

/** @throws 404 */
export async function findImport(store: Store | StoreTransaction, id: string) {
  const row = await store.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) fail(404, 'This import no longer exists.')
  return row
}

export function factsOf({ facts }: Pick<ImportRow, 'facts'>): StoredFacts | null {
  return facts === null ? null : (JSON.parse(facts) as StoredFacts)
}

/** @throws Error before the import was started */
export function choicesOf({ choices }: Pick<ImportRow, 'choices'>): StoredChoices {
  if (choices === null) throw new Error('This import has not been started.')
  return JSON.parse(choices) as StoredChoices
}

/** False once an import is being undone, which may happen while it runs. */
export async function isRunning(store: Store | StoreTransaction, id: string) {
  const row = await store
    .selectFrom('imports')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.state === 'running'
}
