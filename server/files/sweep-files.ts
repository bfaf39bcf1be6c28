import type { Store } from '#server/db/schema.ts'
import type { FileStore } from './file-store.ts'
import { knownFiles } from './known-files.ts'

/** Removes what crashes left among the visitors' files. */
export function sweepFiles({ store, files }: { store: Store; files: Pick<FileStore, 'sweep'> }) {
  return files.sweep((keys) => knownFiles(store, keys))
}
