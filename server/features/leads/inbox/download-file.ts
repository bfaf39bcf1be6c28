import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { download, query } from '#server/actions/action.ts'
import { fail } from '#server/platform/http/problem.ts'
import type { Secrets } from '#server/platform/installation/secrets.ts'
import { isLeadId, leadId, leadNotFound } from './lock-leads.ts'

/** `file`: the id of an attachment; without it, the file of the form. */
const linkSchema = z.object({ id: leadId, file: z.uuid().optional().catch(undefined) })

/** The key of a link to a file of the lead, valid for five minutes and for this person only. */
export const linkFile = query('editor', linkSchema, async (context, { id, file: fileId }) => {
  if (!isLeadId(id)) leadNotFound()
  const files = context.store.selectFrom('lead_files').select('id').where('lead_id', '=', id)
  const file = await (fileId
    ? files.where('id', '=', fileId)
    : files.where('mail_id', 'is', null)
  ).executeTakeFirst()
  if (!file) fail(404, 'This lead has no such file.')
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

const LINK_LIFETIME = 5 * 60_000

type Grant = { fileId: string; personId: string }

/** The key of a link to a visitor's file: file id, expiry, and a signature for this person. */
function fileKey({ leadFiles }: Secrets, grant: Grant, now: Date) {
  const expiry = (now.getTime() + LINK_LIFETIME).toString(36)
  return `${grant.fileId}.${expiry}.${sign(leadFiles, grant, expiry)}`
}

/** The file id, or null if the key is forged, expired or another person's. */
function fileOfKey({ leadFiles }: Secrets, key: string, personId: string, now: Date) {
  const [, fileId, expiry, signature] =
    /^([0-9a-f-]{36})\.([0-9a-z]{1,12})\.([\w-]{43})$/.exec(key) ?? []
  if (!fileId || !expiry || !signature) return null
  const expected = Buffer.from(sign(leadFiles, { fileId, personId }, expiry))
  if (!timingSafeEqual(expected, Buffer.from(signature))) return null
  // One that ends later was made while the clock was ahead.
  const left = Number.parseInt(expiry, 36) - now.getTime()
  return left > 0 && left <= LINK_LIFETIME ? fileId : null
}

function sign(secret: string, { fileId, personId }: Grant, expiry: string) {
  return createHmac('sha256', secret).update(`${fileId} ${personId} ${expiry}`).digest('base64url')
}
