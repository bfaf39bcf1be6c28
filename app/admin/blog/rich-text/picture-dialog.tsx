import type { Editor } from '@tiptap/core'
import { Modal } from '#app/admin/kit/modal.tsx'
import { PictureChoice } from '#app/admin/media/picture-choice.tsx'
import { UploadOne } from '#app/admin/media/upload-one.tsx'

type PictureDialogProps = {
  editor: Editor
  /** Dropped or pasted pictures, uploaded one after another; none: choose from the library. */
  files: File[]
  onRest: (files: File[]) => void
  onClose: () => void
}

/** Inserts a picture from the library or from the computer, with its alt text. */
export function PictureDialog({ editor, files, onRest, onClose }: PictureDialogProps) {
  const [file, ...rest] = files
  const next = () => (rest.length > 0 ? onRest(rest) : onClose())
  const insert = (src: string, alt: string) => {
    editor.chain().focus().setImage({ src, alt }).createParagraphNear().run()
    next()
  }
  return (
    <Modal title={file ? 'Upload a picture' : 'Insert a picture'} size="wide" onClose={onClose}>
      {file ? (
        <UploadOne
          key={`${file.name} ${file.size} ${rest.length}`}
          file={file}
          label="Upload and insert"
          onDone={({ picture }, alt) => insert(picture.src, alt)}
          onRemove={next}
        />
      ) : (
        <PictureChoice onPick={({ src, alt }) => insert(src, alt)} />
      )}
    </Modal>
  )
}
