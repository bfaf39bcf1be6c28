import type { Parts } from '#server/parts.ts'

/** Ids looked up in one statement; both databases take more. */
const BATCH = 500

/** Removes the files of pictures that a crash left without a row. */
export function sweepMedia({ store, media }: Pick<Parts, 'store' | 'media'>) {
  return media.sweep(async (ids) => {
    const current = new Map<string, string>()
    for (let start = 0; start < ids.length; start += BATCH) {
      const rows = await store
        .selectFrom('media')
        .select(['id', 'version'])
        .where('id', 'in', ids.slice(start, start + BATCH))
        .execute()
      for (const { id, version } of rows) current.set(id, version)
    }
    return current
  })
}
