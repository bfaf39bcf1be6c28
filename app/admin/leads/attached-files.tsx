import type { RefusedAttachment } from '#server/features/leads/inbox/received-mails.ts'
import type { AttachedFile } from '#server/features/leads/inbox/reply-files.ts'
import { FileDownload } from './file-download.tsx'

type AttachedFilesProps = { files: AttachedFile[]; refused?: RefusedAttachment[] }

/** What is attached to a mail or reply, and what was not kept of it. */
export function AttachedFiles({ files, refused = [] }: AttachedFilesProps) {
  if (files.length + refused.length === 0) return null
  return (
    <ul aria-label="Attachments" className="grid gap-2">
      {files.map((file) => (
        <li key={file.id}>
          <FileDownload file={file} id={file.id} />
        </li>
      ))}
      {refused.map(({ name, reason }) => (
        <li key={name} className="text-soft wrap-anywhere">
          <bdi>{name}</bdi> was not kept. {reason}
        </li>
      ))}
    </ul>
  )
}
