import { z } from 'zod'
import { query, type ResultOf } from '#server/actions/action.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { overdueBackup } from './overdue.ts'
import { ownRecords } from './own-records.ts'
import type { BackupPlace } from './place.ts'
import { archiveName, type BackupRecord } from './record.ts'
import { readState } from './state.ts'

/** The backups, and how the newest attempt ended. */
export const showBackups = query('owner', z.object({}), async ({ backups, store, clock }) => {
  const { place, settings } = backups
  const state = await readState(store)
  return {
    place: place.storage.name,
    isFolder: place.folder !== null,
    isDaily: settings.isDaily,
    keepDays: settings.keepDays,
    isBeingMade: await backups.isBeingMade(),
    ...state,
    overdue: settings.isDaily ? overdueBackup(state.made?.at, clock()) : null,
    ...(await readPlace(store, place)),
  }
})

export type ShownBackups = ResultOf<typeof showBackups>

/** The list, or why the place cannot be read. */
async function readPlace(store: Store, place: BackupPlace) {
  try {
    const records = await ownRecords(store, place)
    return { placeError: null, list: await Promise.all(records.map((one) => listed(place, one))) }
  } catch (error) {
    const { message } = error as Error
    return { placeError: error instanceof Unavailable ? error.reason : message, list: [] }
  }
}

async function listed(place: BackupPlace, record: BackupRecord) {
  const { madeAt, host, proof } = record
  const name = archiveName(record)
  const found = await place.storage.stat(name)
  return { name, madeAt, host, proof, size: found?.size ?? null }
}
