import { z } from 'zod'
import { download } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { ownRecords } from './own-records.ts'
import { archiveName } from './record.ts'

/** A backup of this site, with all personal data in it. Every download is recorded in the audit log. */
export const downloadBackup = download(
  'owner',
  z.object({ name: z.string().catch('') }),
  async (context, { name }) => {
    const { backups, store } = context
    const records = await ownRecords(store, backups.place)
    // Nothing but what the list shows, whatever the name says.
    const found = records.some((record) => archiveName(record) === name)
    const archive = found ? await backups.place.storage.read(name) : null
    if (!archive) fail(404, 'There is no such backup, or this server cannot read it.')
    try {
      await store.transaction().execute((transaction) =>
        audit(transaction, context, {
          action: 'system.backup-downloaded',
          subject: `backup:${name}`,
          summary: `Downloaded the backup ${name}`,
        }),
      )
    } catch (error) {
      archive.body.destroy()
      throw error
    }
    return { name, mediaType: 'application/x-tar', ...archive }
  },
)
