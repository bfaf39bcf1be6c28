import type { EntryKind } from './collections.ts'
import type { EntryList } from './entry-list.ts'
import type { Entry } from './entry-schemas.ts'

/** Content data with the entries themselves in place of lists of entries. */
export type WithEntries<T> =
  T extends EntryList<infer K extends EntryKind>
    ? Entry<K>[]
    : T extends readonly (infer U)[]
      ? WithEntries<U>[]
      : T extends object
        ? { [P in keyof T]: WithEntries<T[P]> }
        : T
