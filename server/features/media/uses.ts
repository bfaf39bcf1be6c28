import type { MediaUse } from '#app/services.ts'
import type { Picture } from '#model/content/picture.ts'
import { MEDIA_ROOT } from '#model/media/media-address.ts'
import type { Desk } from '#server/platform/actions/admin-context.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { useSources } from './use-sources.ts'

export type Db = Store | StoreTransaction

/** A replacement: the picture's id and name, and what stands in its places from now on. */
export type Renewal = { id: string; name: string; picture: Picture }

/** A kind of place that may show pictures of the library: by address, in Markdown, or as `Picture`s in JSON. */
export type UseSource = {
  /** The places that show the picture. */
  find(db: Db, id: string): Promise<MediaUse[]>
  /** The ids of all pictures that are shown anywhere here. */
  pictures(db: Db): Promise<string[]>
  /** Writes the new version wherever the picture is used; returns in how many places. */
  renew(transaction: StoreTransaction, desk: Desk, renewal: Renewal): Promise<number>
}

/** Every place that shows the picture, in the order of the sources. */
export async function whereUsed(db: Db, id: string, sources = useSources): Promise<MediaUse[]> {
  const uses: MediaUse[] = []
  for (const source of sources) uses.push(...(await source.find(db, id)))
  return uses
}

/** The ids of all pictures that are in use anywhere. */
export async function usedPictures(db: Db, sources = useSources) {
  const used = new Set<string>()
  for (const source of sources) {
    for (const id of await source.pictures(db)) used.add(id)
  }
  return used
}

/** Brings every place that shows the picture to its new version; returns how many there are. */
export async function renewUses(
  transaction: StoreTransaction,
  desk: Desk,
  renewal: Renewal,
  sources = useSources,
) {
  let count = 0
  for (const source of sources) count += await source.renew(transaction, desk, renewal)
  return count
}

/** What stands in every address of the picture, whatever its version. */
export function mediaAddress(id: string) {
  return `${MEDIA_ROOT}/${id}/`
}
