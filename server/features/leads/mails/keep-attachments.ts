import { Readable } from 'node:stream'
import type { RefusedAttachment } from '#server/features/leads/inbox/received-mails.ts'
import { type KeepDeps, type KeptFile, keepFile } from '#server/features/leads/keep-file.ts'
import type { ReceivedAttachment } from '#server/platform/mail/received-mail.ts'

/** Attachments of a mail that are kept. */
const ATTACHMENTS_MAX = 20

/** Stores the attachments that forms would take too; `refused` says why not the others. */
export async function keepAttachments(deps: KeepDeps, attachments: ReceivedAttachment[]) {
  const kept: KeptFile[] = []
  const refused: RefusedAttachment[] = []
  for (const { name: given, content } of attachments) {
    const name = given.replace(/[/\\]/g, '_')
    const file = { name, size: content.length, read: () => Readable.from([content]) }
    const result =
      kept.length < ATTACHMENTS_MAX
        ? await keepFile(deps, file)
        : `Only ${ATTACHMENTS_MAX} attachments of a mail are kept.`
    if (typeof result === 'string') refused.push({ name, reason: result })
    else kept.push(result)
  }
  return { kept, refused }
}
