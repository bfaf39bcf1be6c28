import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Modal } from '#app/admin/kit/modal.tsx'
import type { Picture } from '#model/content/picture.ts'
import { Button } from '#ui/button.tsx'
import { Image } from '#ui/image.tsx'
import { Thumb } from './picture-card.tsx'
import { PictureChoice } from './picture-choice.tsx'

type PicturePickerProps = {
  value: Picture | null
  /** Gets the picture with its alt text from the library. */
  onPick: (picture: Picture) => void
  /** What the picture is for, such as "Cover". */
  label: string
}

/** A chosen picture, and a button that opens the library. */
export function PicturePicker({ value, onPick, label }: PicturePickerProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)

  // A modal dialog keeps the focus until it has closed.
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus()
    wasOpen.current = open
  }, [open])

  return (
    <div className="flex items-center gap-4">
      <Thumb className="w-32 flex-none">
        {value ? (
          <Image {...value} alt="" sizes="8rem" />
        ) : (
          <span className="label text-soft">No picture</span>
        )}
      </Thumb>
      <Button size="sm" variant="outline" ref={button} type="button" onClick={() => setOpen(true)}>
        {value ? 'Change' : 'Choose'} <span className="sr-only">the picture: {label}</span>
      </Button>
      {/* A portal, because forms can't be nested. */}
      {open &&
        createPortal(
          <Modal title={`${label}: choose a picture`} size="wide" onClose={() => setOpen(false)}>
            <PictureChoice
              onPick={(picture) => {
                onPick(picture)
                setOpen(false)
              }}
            />
          </Modal>,
          document.querySelector('.admin') ?? document.body,
        )}
    </div>
  )
}
