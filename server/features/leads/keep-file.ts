import type { Readable } from 'node:stream'
import { extensionOf, fileError, inquiryFileRule, uploadMessages } from '#model/leads/upload.ts'
import type { Deps } from '#server/deps.ts'
import type { LeadFileRow } from '#server/platform/db/rows/leads.ts'
import { fileNameError } from '#server/platform/files/file-name.ts'
import type { ReceivedFile } from '#server/platform/files/file-store.ts'

export type KeepDeps = Pick<
  Deps,
  'files' | 'inspector' | 'scanner' | 'uploads' | 'report' | 'log' | 'clock' | 'newId'
>

/** A stored file that no row names yet. */
export type KeptFile = Omit<LeadFileRow, 'lead_id' | 'mail_id'>

type GivenFile = { name: string; size: number; read: () => Readable }

/** Stores a file of a mail or reply that forms would take too; returns a sentence with the reason if not. */
export async function keepFile(deps: KeepDeps, given: GivenFile): Promise<KeptFile | string> {
  const { name } = given
  const error = fileNameError(name, inquiryFileRule) ?? fileError(given, inquiryFileRule)
  if (error) return reasons.get(error) ?? UNSUITABLE
  if (!(await deps.uploads.hasRoom(given.size))) return 'There was no room on the disk.'
  const { files, clock, newId } = deps
  const received = await files.receive(given.read())
  try {
    const mediaType = await deps.inspector.inspect(received.path, extensionOf(name))
    if (!mediaType) return 'Its content is not what its name says.'
    const virus = await virusIn(deps, received)
    if (virus) return virus
    const storage_key = await files.keep(received)
    const { size, sha256 } = received
    const created_at = clock().toISOString()
    return { id: newId(), name, media_type: mediaType, size, sha256, storage_key, created_at }
  } finally {
    // A file that is kept has been moved away.
    await files.discard(received)
  }
}

async function virusIn({ scanner, report, log }: KeepDeps, { path }: ReceivedFile) {
  if (!scanner) return null
  try {
    const found = await scanner.scan(path)
    if (found) log(`Refused an attachment: the virus scanner found ${found}.`)
    return found ? 'The virus scanner rejected it.' : null
  } catch (error) {
    report(error)
    return 'It could not be checked for viruses.'
  }
}

const UNSUITABLE = 'Files of this type are not kept.'

const reasons = new Map<string, string>([
  [uploadMessages.name, 'Its name cannot be used.'],
  [uploadMessages.empty, 'It is empty.'],
  [
    uploadMessages.tooLarge(inquiryFileRule),
    `It is larger than ${inquiryFileRule.maxBytes / 1024 / 1024} MB.`,
  ],
])
