import type { ImapFlow } from 'imapflow'
import type { FileStore, ReceivedFile } from '#server/platform/files/file-store.ts'
import { MAIL_MAX } from './take-mail.ts'

/** A mail of a mailbox as a file. */
export type FetchedMail = {
  raw: ReceivedFile
  arrivedAt: Date | string | undefined
  isCut: boolean
}

/** Fetches a mail, up to `MAIL_MAX`; null if it was deleted meanwhile. @throws Error if the connection breaks off */
export async function fetchMail(
  files: FileStore,
  client: ImapFlow,
  uid: number,
): Promise<FetchedMail | null> {
  const query = { uid: true, size: true, internalDate: true }
  const found = await client.fetchOne(String(uid), query, { uid: true })
  if (!found) return null
  const range = { uid: true, maxBytes: MAIL_MAX }
  const { content } = await client.download(String(uid), undefined, range)
  if (!content) return null
  const raw = await files.receive(content)
  const size = found.size ?? 0
  if (!client.usable && raw.size < Math.min(size, MAIL_MAX)) {
    await files.discard(raw)
    throw new Error('The connection broke off in the middle of a mail.')
  }
  return { raw, arrivedAt: found.internalDate, isCut: size > MAIL_MAX }
}
