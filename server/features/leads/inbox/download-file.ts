import { z } from 'zod'
import { download, query } from '#server/actions/action.ts'
import { fail } from '#server/platform/http/problem.ts'
import { fileKey, fileOfKey } from './file-link.ts'
import { isLeadId, leadId, leadNotFound } from './lock-leads.ts'

/** The key of a link to the lead's file, valid for five minutes and for this person only. */
export const linkFile = query('editor', z.object({ id: leadId }), async (context, { id }) => {
  if (!isLeadId(id)) leadNotFound()
  const file = await context.store
    .selectFrom('lead_files')
    .select('id')
    .where('lead_id', '=', id)
    .executeTakeFirst()
  if (!file) fail(404, 'This lead has no file.')
  const grant = { fileId: file.id, personId: context.actor.id }
  return { key: fileKey(context.secrets, grant, context.clock()) }
})

/** Downloads the file of a link, byte for byte as the visitor sent it. */
export const downloadFile = download(
  'editor',
  z.object({ key: z.string().catch('') }),
  async (context, { key }) => {
    const { store, secrets, files, actor, clock } = context
    const id = fileOfKey(secrets, key, actor.id, clock())
    if (!id) fail(403, 'This link has expired. Open the lead and download the file again.')
    const file = await store
      .selectFrom('lead_files')
      .select(['name', 'media_type', 'storage_key'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!file) leadNotFound()
    const body = await files.read(file.storage_key)
    if (!body) fail(404, 'The file is no longer stored. A backup may still have it.')
    return { name: file.name, mediaType: file.media_type, body }
  },
)
