import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Modal } from '#app/admin/kit/modal.tsx'
import type { Picture } from '#model/content/picture.ts'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { Thumb } from './picture-card.tsx'
import { type MediaKind, type OnPick, PictureChoice } from './picture-choice.tsx'
import { UploadList } from './upload-list.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { useUploads } from './use-uploads.ts'

type PicturePickerProps = {
  value: Picture | null
  onPick: OnPick
  /** What the picture is for, such as "Cover". */
  label: string
  kind?: MediaKind
}

/** A chosen picture, on which a new one can be dropped, and a button that opens the library. */
export function PicturePicker({ value, onPick, label, kind = 'picture' }: PicturePickerProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const { uploads, add, retry, remove, isBusy } = useUploads((item) => {
    onPick(item.picture, item)
  })
  const last = uploads.at(-1)
  /** The picture that was chosen last counts, whichever is uploaded last. */
  function forgetUploads() {
    for (const { key } of uploads) remove(key)
  }
  const { isOver, target } = useFileDrop((files) => {
    forgetUploads()
    add(files.slice(0, 1))
  })

  // A modal dialog keeps the focus until it has closed.
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus()
    wasOpen.current = open
  }, [open])

  return (
    <div {...target} className="grid gap-3">
      <div className="flex items-center gap-4">
        <Thumb className={cn('w-32 flex-none', isOver && 'border-ink border-dashed')}>
          {value ? (
            <Image {...value} alt="" sizes="8rem" />
          ) : (
            <span className="label text-soft">{isOver ? 'Drop here' : `No ${kind}`}</span>
          )}
        </Thumb>
        <Button
          size="sm"
          variant="outline"
          ref={button}
          type="button"
          onClick={() => setOpen(true)}
        >
          {value ? 'Change' : 'Choose'}{' '}
          <span className="sr-only">
            the {kind}: {label}
          </span>
        </Button>
      </div>
      {last && last.state !== 'added' && (
        <UploadList uploads={[last]} {...{ add, retry, remove, isBusy }} />
      )}
      {/* A portal, because forms can't be nested. */}
      {open &&
        createPortal(
          <Modal title={`${label}: choose a ${kind}`} size="wide" onClose={() => setOpen(false)}>
            <PictureChoice
              kind={kind}
              onPick={(picture, item) => {
                forgetUploads()
                onPick(picture, item)
                setOpen(false)
              }}
            />
          </Modal>,
          document.querySelector('.admin') ?? document.body,
        )}
    </div>
  )
}
