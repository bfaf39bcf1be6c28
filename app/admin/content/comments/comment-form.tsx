import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import type { ActionResult } from '#model/action-result.ts'
import { COMMENT_MAX } from '#model/content/comments.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { isElsewhere } from './is-elsewhere.ts'

type CommentFormProps = {
  label: string
  /** Text of the submitting button. */
  submit: string
  /** Sends the text. */
  onSend: (text: string) => Promise<ActionResult<unknown>>
  /** With a button to give up. */
  onCancel?: () => void
  /** With Escape, which keeps the text. */
  onClose?: () => void
  isFocused?: boolean
  /** Text that was written before and not sent. */
  unsent?: string
  onChange?: (text: string) => void
  /** The text area, for a dialog that focuses it. */
  area?: RefObject<HTMLTextAreaElement | null>
}

/** Writes a comment or an answer; a failure keeps the text. Not a form, because it can be within that of a post. */
export function CommentForm({
  label,
  submit,
  onSend,
  onCancel,
  onClose,
  isFocused,
  unsent = '',
  onChange,
  area,
}: CommentFormProps) {
  const [text, showText] = useState(unsent)
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const id = useId()

  function setText(next: string) {
    showText(next)
    onChange?.(next)
  }

  async function send() {
    setSending(true)
    const reply = await onSend(text)
    setSending(false)
    setError(reply.ok ? undefined : (reply.errors?.text ?? reply.message))
    if (reply.ok) setText('')
    if (!isElsewhere(form.current)) form.current?.querySelector('textarea')?.focus()
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (!onClose || isSending || event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // A dialog around it stays open.
    event.preventDefault()
    onClose()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its field and buttons have the focus
    <div ref={form} className="grid gap-3" onKeyDown={closeOnEscape}>
      <TextArea
        ref={area}
        id={`${id}text`}
        label={label}
        hint="Everyone involved gets it by email. To tell someone else, write @ and their name."
        rows={3}
        maxLength={COMMENT_MAX}
        value={text}
        readOnly={isSending}
        error={error}
        autoFocus={isFocused}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" type="button" busy={isSending} onClick={send}>
          {submit}
        </Button>
        {onCancel && (
          <Button size="sm" variant="outline" type="button" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  )
}
