import type { Store } from '#server/platform/db/schema.ts'
import type { Log } from '#server/platform/runtime.ts'
import type { ObjectStorage } from '#server/platform/storage/storage.ts'
import type { FileStore } from './file-store.ts'
import { erasedFiles, knownFiles } from './known-files.ts'
import { noteOrphans } from './orphan-count.ts'
import type { SweepOptions } from './sweep-area.ts'
import { sweepSentence } from './sweep-sentence.ts'

type Deps = { store: Store; files: FileStore; storage: ObjectStorage; log: Log }

/** Cleans up visitors' files after crashes, and logs what was moved to the trash and why. */
export async function sweepFiles({ store, files, storage, log }: Deps, options: SweepOptions = {}) {
  const claimsOf = async (keys: string[]) => ({
    known: await knownFiles(store, keys),
    erased: await erasedFiles(store, keys),
  })
  const result = await files.sweep(claimsOf, options)
  await noteOrphans(store, 'files', result)
  const sentence = sweepSentence(result, `${storage.name}/files`, 'no lead')
  if (sentence) log(sentence)
}
