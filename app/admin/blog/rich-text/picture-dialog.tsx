import type { Editor } from '@tiptap/core'
import { Modal } from '#app/admin/kit/modal.tsx'
import { PictureChoice } from '#app/admin/media/picture-choice.tsx'
import { insertBlock } from './insert-block.ts'

/** Inserts a picture from the library, to which new ones can be added. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  return (
    <Modal title="Insert a picture" size="wide" onClose={onClose}>
      <PictureChoice
        onPick={({ src, alt }) => {
          insertBlock(editor, { type: 'image', attrs: { src, alt } })
          editor.commands.focus()
          onClose()
        }}
      />
    </Modal>
  )
}
