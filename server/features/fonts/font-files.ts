import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { FONTS_ROOT } from '#model/theme/own-fonts.ts'
import type { Deps } from '#server/deps.ts'
import { type Letters, readLetters } from '#server/features/brand/set-type.ts'

/** Fonts kept in memory: those of the site, and of what is tried out. */
const KEPT_MAX = 8

export type FontFiles = {
  /** The bytes of the font at a path; null if there is none. */
  read(path: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Its letters for share pictures. */
  letters(path: string): Promise<Letters | null>
}

const address = new RegExp(`^${FONTS_ROOT}/([0-9a-f]{32})\\.woff2$`)

/** The uploaded fonts, by their addresses. */
export function createFontFiles({ store, files }: Pick<Deps, 'store' | 'files'>): FontFiles {
  const bytes = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: KEPT_MAX })
  const letters = new LRUCache<string, Letters>({ max: KEPT_MAX })
  return {
    async read(path) {
      const known = bytes.get(path)
      if (known) return known
      const row = await find(path)
      const stream = row && (await files.read(row.storage_key))
      if (!stream) return null
      const read = new Uint8Array(await buffer(stream))
      bytes.set(path, read)
      return read
    },
    async letters(path) {
      const known = letters.get(path)
      if (known) return known
      const row = await find(path)
      if (!row) return null
      const read = readLetters(row.outlines)
      letters.set(path, read)
      return read
    },
  }

  async function find(path: string) {
    const [, id] = address.exec(path) ?? []
    if (!id) return null
    return store
      .selectFrom('fonts')
      .select(['storage_key', 'outlines'])
      .where('id', '=', id)
      .executeTakeFirst()
  }
}
