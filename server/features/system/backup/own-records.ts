import type { Store } from '#server/platform/db/schema.ts'
import type { BackupPlace } from './place.ts'
import { readRecords } from './record.ts'

/** As many as are listed. */
const SHOWN = 100

/** The records of this site's newest backups in a place, newest first. */
export async function ownRecords(store: Store, place: BackupPlace) {
  const { value: installationId } = await store
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'installation_id')
    .executeTakeFirstOrThrow()
  return readRecords(place, installationId, SHOWN)
}
