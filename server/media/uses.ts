import type { MediaUse } from '#app/services.ts'
import { MEDIA_ROOT } from '#model/media.ts'
import type { Picture } from '#model/picture.ts'
import type { Store, StoreTransaction, Tables } from '#server/db/schema.ts'
import { renewPictures } from './renew-pictures.ts'
import { useSources } from './use-sources.ts'

/** A table whose texts may hold pictures: an address, Markdown, or JSON with `Picture`s. */
export type UseSource = {
  table: keyof Tables
  /** The columns that tell its rows apart. */
  key: readonly string[]
  /** The columns that are looked through. */
  texts: readonly string[]
  /** Further columns that `describe` needs. */
  shown: readonly string[]
  /** What a person calls the place, and where in the back office it is changed. */
  describe(row: Record<string, string>): MediaUse
  /** Set to the moment of a change, where the table has such a column. */
  changed?: string
  /** False where a replacement leaves the rows as they are: history. Its addresses lead on to the new version. */
  renewed?: boolean
}

type Db = Store | StoreTransaction
type Row = Record<string, string>

const anyAddress = new RegExp(`${MEDIA_ROOT}/([0-9a-f-]{36})/`, 'g')

/** Every place that shows the picture, in the order of the sources. */
export async function whereUsed(store: Db, id: string, sources = useSources): Promise<MediaUse[]> {
  const uses: MediaUse[] = []
  for (const source of sources) {
    for (const row of await rowsHolding(store, source, addressOf(id))) {
      uses.push(source.describe(row))
    }
  }
  return uses
}

/** The ids of all pictures that are in use anywhere, in one pass over the texts. */
export async function usedPictures(store: Db, sources = useSources) {
  const used = new Set<string>()
  for (const source of sources) {
    for (const row of await rowsHolding(
      store,
      { ...source, key: [], shown: [] },
      `${MEDIA_ROOT}/`,
    )) {
      for (const text of source.texts) {
        for (const [, id] of row[text]?.matchAll(anyAddress) ?? []) used.add(id as string)
      }
    }
  }
  return used
}

/** Writes the new version's address, size and widths wherever the picture is used; returns how many rows changed. */
export async function renewUses(
  transaction: StoreTransaction,
  id: string,
  picture: Picture,
  now: string,
  sources = useSources,
) {
  let count = 0
  for (const source of sources.filter(({ renewed }) => renewed !== false)) {
    for (const row of await rowsHolding(transaction, source, addressOf(id))) {
      const renewed = source.texts.map((text) => [
        text,
        renewPictures(row[text] ?? '', id, picture),
      ])
      const values = Object.fromEntries(
        source.changed ? [...renewed, [source.changed, now]] : renewed,
      )
      let update = transaction.updateTable(source.table as 'posts').set(values)
      for (const key of source.key) update = update.where(key as 'id', '=', row[key] as string)
      await update.execute()
      count += 1
    }
  }
  return count
}

async function rowsHolding(store: Db, { table, key, texts, shown }: UseSource, part: string) {
  const columns = [...new Set([...key, ...texts, ...shown])]
  // The tables are as different as their columns; each source names its own.
  const rows = await store
    .selectFrom(table as 'posts')
    .select(columns as 'id'[])
    .where((where) => where.or(texts.map((text) => where(text as 'markdown', 'like', `%${part}%`))))
    .orderBy((columns[0] ?? 'id') as 'id')
    .execute()
  return rows as unknown as Row[]
}

function addressOf(id: string) {
  return `${MEDIA_ROOT}/${id}/`
}
