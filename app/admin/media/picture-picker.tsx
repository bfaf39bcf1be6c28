import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Modal } from '#app/admin/kit/modal.tsx'
import type { Picture } from '#model/content/picture.ts'
import { Button } from '#ui/button.tsx'
import { Image } from '#ui/image.tsx'
import { PictureChoice } from './picture-choice.tsx'

type PicturePickerProps = {
  value: Picture | null
  /** Given the picture with the alt text that the library has for it; the place may say something else. */
  onPick: (picture: Picture) => void
  /** What the picture is for, such as "Cover". */
  label: string
}

/** A picture of a form or block, and a button that opens the library to choose another. */
export function PicturePicker({ value, onPick, label }: PicturePickerProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)

  // Not before the dialog has gone: it lets nothing else have the focus.
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus()
    wasOpen.current = open
  }, [open])

  return (
    <div className="media-picker">
      <span className="media-thumb">
        {value ? (
          <Image {...value} alt="" sizes="8rem" />
        ) : (
          <span className="label text-soft">No picture</span>
        )}
      </span>
      <Button size="sm" variant="outline" ref={button} type="button" onClick={() => setOpen(true)}>
        {value ? 'Change' : 'Choose'} <span className="sr-only">the picture: {label}</span>
      </Button>
      {/* Outside of the form that the picker stands in: nothing of the dialog belongs to it. */}
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
