import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { storedKeys } from '#server/platform/files/file-store.ts'
import { copyStorage } from '#server/platform/storage/copy-storage.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'

const WAIT_MAX = 60_000

/**
 * What instances with these settings have stored, after all mail is sent or a minute has passed; the files are copied into
 * `folder`.
 */
export async function clusterEvidence(settings: Record<string, string>, folder: string) {
  const work = join(folder, 'files/incoming')
  await mkdir(work, { recursive: true })
  const config = readConfig({ ...settings, DATA_DIR: join(folder, 'own'), DISK_RESERVE_MB: '0' })
  const { store, close } = await openDatabase(config)
  try {
    const mails = store
      .selectFrom('outbox')
      .select(['topic', 'state', 'message_id', 'last_error'])
      .where('channel', '=', 'mail')
    const end = Date.now() + WAIT_MAX
    while ((await mails.where('state', '!=', 'sent').execute()).length > 0 && Date.now() < end) {
      await wait(50)
    }
    const local = readConfig({ DATA_DIR: folder })
    const storage = await openStorage(config)
    await copyStorage(storage, await openStorage(local), { work })
    return {
      /** The number of visitors' files. */
      objects: (await storedKeys(storage)).length,
      rows: {
        leads: await store.selectFrom('leads').selectAll().execute(),
        files: await store.selectFrom('lead_files').selectAll().execute(),
        subscribers: await store.selectFrom('newsletter_subscribers').selectAll().execute(),
      },
      mails: await mails.execute(),
      pictures: await store.selectFrom('media').selectAll().execute(),
    }
  } finally {
    await close()
  }
}
