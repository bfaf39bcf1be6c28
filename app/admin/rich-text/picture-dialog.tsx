import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { Modal } from '#app/admin/kit/modal.tsx'
import { Notice } from '#app/admin/kit/notice.tsx'
import { copySamplePicture, isDrawing } from '#app/admin/media/copy-sample-picture.ts'
import { PictureChoice } from '#app/admin/media/picture-choice.tsx'
import type { Picture } from '#model/content/picture.ts'
import { insertBlock } from './insert-block.ts'

type PictureDialogProps = { editor: Editor; isEmail: boolean; onClose: () => void }

/** Inserts a picture from the library, to which new ones can be added. */
export function PictureDialog({ editor, isEmail, onClose }: PictureDialogProps) {
  const [error, setError] = useState('')

  function insert({ src, alt }: Picture) {
    if (editor.isDestroyed) return
    insertBlock(editor, { type: 'image', attrs: { src, alt } })
    editor.commands.focus()
    onClose()
  }

  /** Emails show pictures as JPEG or PNG, which are made of pictures of one's own. */
  async function insertCopy(picture: Picture) {
    if (isDrawing(picture)) return setError(drawingError)
    setError('')
    const answer = await copySamplePicture(picture)
    if (answer.ok) insert({ ...answer.value.picture, alt: picture.alt })
    else setError(answer.message)
  }

  return (
    <Modal title="Insert a picture" size="wide" onClose={onClose}>
      {error && (
        <Notice tone="error" role="alert">
          {error}
        </Notice>
      )}
      <PictureChoice
        onPick={(picture, { isSample }) => {
          if (isEmail && isSample) void insertCopy(picture)
          else insert(picture)
        }}
      />
    </Modal>
  )
}

const drawingError = 'Email programs don’t show SVG drawings. Choose another picture.'
