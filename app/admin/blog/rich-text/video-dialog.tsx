import type { Editor } from '@tiptap/core'
import { type SyntheticEvent, useRef, useState } from 'react'
import { Modal } from '#app/admin/kit/modal.tsx'
import { readEmbed } from '#model/embed.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { insertBlock } from './insert-block.ts'

/** Inserts a film by its address. */
export function VideoDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [error, setError] = useState('')
  const input = useRef<HTMLInputElement>(null)

  function insert(event: SyntheticEvent) {
    event.preventDefault()
    // React passes events of the dialog on to the form around it.
    event.stopPropagation()
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
    <Modal title="Insert a video" first={input} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={insert}>
        <TextField
          ref={input}
          id="video-address"
          label="Address on YouTube or Vimeo"
          hint="Readers see a button. The player loads when they press it."
          error={error}
          inputMode="url"
        />
        <Button size="sm" type="submit">
          Insert
        </Button>
      </form>
    </Modal>
  )
}
