import { type ChangeEvent, useEffect, useState } from 'react'
import { CheckField } from '#app/admin/kit/check-field.tsx'
import { rowButtonClass } from '#app/admin/kit/row-button.ts'
import { fileSize } from '#model/file-size.ts'
import { REPLY_FILES_BYTES, replyFileRule, replyFilesError } from '#model/leads/reply-files.ts'
import { MEBIBYTE } from '#model/leads/upload.ts'
import type { AttachedFile } from '#server/features/leads/inbox/reply-files.ts'
import { buttonClass } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { FileField } from '#ui/text-field.tsx'

type ReplyAttachmentsProps = {
  /** Files of a reply that was taken back. */
  attached: AttachedFile[]
  error: string | undefined
  /** The reply that was sent last, after which no file is chosen. */
  sent: unknown
}

const none = { count: 0, problem: null as string | null }

/** The files of a reply. What is wrong with them is shown before they are sent. */
export function ReplyAttachments({ attached, error, sent }: ReplyAttachmentsProps) {
  const [chosen, setChosen] = useState(none)
  const [isOpen, setOpen] = useState(attached.length > 0 || error !== undefined)
  useEffect(() => {
    if (!sent) return
    setChosen(none)
    setOpen(false)
  }, [sent])
  useEffect(() => {
    if (attached.length > 0 || error) setOpen(true)
  }, [attached.length, error])

  function check({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    const problem = replyFilesError(files)
    target.setCustomValidity(problem ?? '')
    setChosen({ count: files.length, problem })
  }

  const count = chosen.count + attached.length
  return (
    <details
      className="open:basis-full"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        className={cn(
          buttonClass({ size: 'sm', variant: 'outline' }),
          rowButtonClass,
          'cursor-pointer',
        )}
      >
        Attach files{count > 0 && ` (${count})`}
      </summary>
      <div className="mt-3 grid max-w-120 gap-2">
        {attached.map(({ id, name, size }) => (
          <CheckField key={id} name="attached" value={id} defaultChecked>
            Send <bdi className="wrap-anywhere">{name}</bdi> ({fileSize(size)})
          </CheckField>
        ))}
        <FileField
          id="reply-files"
          name="files"
          multiple
          label="Files"
          hint={`Documents, pictures or zip: ${replyFileRule.maxBytes / MEBIBYTE} MB each, ${REPLY_FILES_BYTES / MEBIBYTE} MB together.`}
          accept={replyFileRule.extensions.map((extension) => `.${extension}`).join()}
          error={chosen.problem ?? error}
          onChange={check}
        />
      </div>
    </details>
  )
}
