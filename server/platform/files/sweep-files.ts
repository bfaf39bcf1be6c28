import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import type { Log } from '#server/platform/runtime.ts'
import type { ObjectStorage } from '#server/platform/storage/storage.ts'
import type { FileStore } from './file-store.ts'
import { noteOrphans } from './orphan-count.ts'
import type { SweepOptions } from './sweep-area.ts'
import { sweepSentence } from './sweep-area.ts'

type Deps = { store: Store; files: FileStore; storage: ObjectStorage; log: Log }

/** Cleans up visitors' files after crashes, and logs what was moved to the trash and why. */
export async function sweepFiles({ store, files, storage, log }: Deps, options: SweepOptions = {}) {
  const claimsOf = async (keys: string[]) => ({
    known: await knownFiles(store, keys),
    erased: await erasedFiles(store, keys),
  })
  const result = await files.sweep(claimsOf, options)
  await noteOrphans(store, 'files', result)
  const sentence = sweepSentence(result, `${storage.name}/files`, 'no lead, import or font')
  if (sentence) log(sentence)
}

/** Keys per query; both databases allow more. */
const BATCH = 500

/** The storage keys that belong to a lead, an import or a font. */
export async function knownFiles(store: Store | StoreTransaction, keys: string[]) {
  const leads = await keysIn(store, 'lead_files', keys)
  const imports = await keysIn(store, 'imports', keys)
  const fonts = await keysIn(store, 'fonts', keys)
  return new Set([...leads, ...imports, ...fonts])
}

/** The storage keys whose lead was erased. */
function erasedFiles(store: Store, keys: string[]) {
  return keysIn(store, 'erased_lead_files', keys)
}

async function keysIn(
  store: Store | StoreTransaction,
  table: 'lead_files' | 'erased_lead_files' | 'imports' | 'fonts',
  keys: string[],
) {
  const found = new Set<string>()
  for (let start = 0; start < keys.length; start += BATCH) {
    const rows = await store
      .selectFrom(table)
      .select('storage_key')
      .where('storage_key', 'in', keys.slice(start, start + BATCH))
      .execute()
    for (const { storage_key } of rows) if (storage_key) found.add(storage_key)
  }
  return found
}
