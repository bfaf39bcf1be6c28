import type { Editor } from '@tiptap/core'
import { uploadPicture } from '#app/admin/media/upload-picture.ts'
import { insertBlock } from './insert-block.ts'

type UploadState = {
  /** What happens now; empty if nothing. */
  onStatus: (status: string) => void
  onFault: (fault: string) => void
}

/** Uploads dropped or pasted pictures one after another and inserts each; the last is selected, to get its alt text. */
export async function uploadInto(
  editor: Editor,
  files: File[],
  { onStatus, onFault }: UploadState,
) {
  const faults: string[] = []
  let last: number | null = null
  for (const [index, file] of files.entries()) {
    onStatus(files.length === 1 ? 'Uploading…' : `Uploading ${index + 1} of ${files.length}…`)
    const answer = await uploadPicture(file)
    if (editor.isDestroyed) return
    if (answer.ok) last = insertPicture(editor, answer.value.picture.src)
    else faults.push(`${file.name}: ${answer.message}`)
  }
  onStatus('')
  onFault(faults.join(' '))
  if (last === null) return
  editor.commands.setNodeSelection(last)
  // The field appears with the selection.
  requestAnimationFrame(() => document.getElementById('picture-alt')?.focus())
}

function insertPicture(editor: Editor, src: string) {
  return insertBlock(editor, { type: 'image', attrs: { src, alt: '' } })
}
