import type { Editor } from '@tiptap/core'
import { useRef, useState } from 'react'
import { FormDialog } from '#app/admin/kit/form-dialog.tsx'
import { readEmbed } from '#model/embed.ts'
import { TextField } from '#ui/text-field.tsx'
import { insertBlock } from './insert-block.ts'

/** Inserts a film by its address. */
export function VideoDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [error, setError] = useState('')
  const input = useRef<HTMLInputElement>(null)

  function insert() {
    const url = input.current?.value.trim() ?? ''
    if (!readEmbed(url)) {
      setError(
        'Enter the address of a video, such as https://www.youtube.com/watch?v=… or https://vimeo.com/…',
      )
      input.current?.focus()
      return
    }
    insertBlock(editor, { type: 'embed', attrs: { url } })
    editor.commands.focus()
    onClose()
  }

  return (
    <FormDialog title="Insert a video" submit="Insert" onSubmit={insert} onClose={onClose}>
      <TextField
        ref={input}
        id="video-address"
        label="Address on YouTube or Vimeo"
        hint="Readers see a button. The player loads when they press it."
        error={error}
        inputMode="url"
      />
    </FormDialog>
  )
}
