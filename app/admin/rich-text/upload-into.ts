import type { Editor, EditorEvents } from '@tiptap/core'
import { uploadPicture } from '#app/admin/media/upload-picture.ts'
import { insertBlock } from './insert-block.ts'

type UploadState = {
  /** What happens now; empty if nothing. */
  onStatus: (status: string) => void
  onError: (error: string) => void
}

/**
 * Uploads dropped or pasted pictures one after another and inserts each where the cursor was. The last is selected, to get
 * its alt text, unless the writer has gone on meanwhile.
 */
export async function uploadInto(
  editor: Editor,
  files: File[],
  { onStatus, onError }: UploadState,
) {
  const errors: string[] = []
  const place = followPlace(editor)
  for (const [index, file] of files.entries()) {
    onStatus(files.length === 1 ? 'Uploading…' : `Uploading ${index + 1} of ${files.length}…`)
    const answer = await uploadPicture(file)
    if (editor.isDestroyed) return void place.end()
    if (answer.ok) place.insertPicture(answer.value.picture.src)
    else errors.push(`${file.name}: ${answer.message}`)
  }
  onStatus('')
  onError(errors.join(' '))
  const selected = place.end()
  if (selected === null) return
  editor.commands.setNodeSelection(selected)
  // The field appears with the selection.
  requestAnimationFrame(() => document.getElementById('picture-alt')?.focus())
}

/** The place of the cursor, wherever changes of the text move it. */
function followPlace(editor: Editor) {
  let position = editor.state.selection.from
  let last: number | null = null
  let isInserting = false
  const goneOn = new AbortController()
  for (const event of ['keydown', 'pointerdown'] as const) {
    // Keys that are still held down have pasted the picture.
    const note = ({ repeat }: Partial<KeyboardEvent>) => repeat || goneOn.abort()
    document.addEventListener(event, note, { capture: true, signal: goneOn.signal })
  }

  function follow({ transaction }: EditorEvents['transaction']) {
    if (isInserting) return
    position = transaction.mapping.map(position)
    if (last !== null) last = transaction.mapping.map(last)
  }
  editor.on('transaction', follow)

  return {
    insertPicture(src: string) {
      isInserting = true
      last = insertBlock(editor, { type: 'image', attrs: { src, alt: '' } }, position)
      isInserting = false
      // In the empty paragraph below it.
      position = last + 2
    },
    /** The position of the last picture; null if there is none, or the writer has gone on. */
    end() {
      editor.off('transaction', follow)
      const hasGoneOn = goneOn.signal.aborted
      goneOn.abort()
      return hasGoneOn ? null : last
    },
  }
}
