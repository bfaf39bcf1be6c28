import { type ReactNode, useRef, useState } from 'react'

type CopyButtonProps = {
  text: string
  className?: string
  /** Its words until something was copied. */
  children: ReactNode
}

/** Copies a text to the clipboard and announces the outcome in place of its own words. */
export function CopyButton({ text, className, children }: CopyButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)

  async function copy() {
    const done = await copyText(text, button.current)
    setOutcome(done ? 'copied' : 'refused')
  }

  return (
    <button ref={button} type="button" onClick={copy} className={className}>
      <span aria-live="polite">
        {outcome === 'copied' && 'Copied'}
        {outcome === 'refused' && 'Press Ctrl+C to copy'}
        {outcome === null && children}
      </span>
    </button>
  )
}

async function copyText(text: string, button: HTMLElement | null) {
  try {
    // Undefined over plain HTTP.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text, button)
  }
}

/** Copies with the old command. When that is refused too, the text stays selected for Ctrl+C until the focus moves on. */
function copySelection(text: string, button: HTMLElement | null) {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr-only'
  field.setAttribute('aria-label', 'Text to copy')
  // Beside the button, so that a modal dialog lets it have the focus.
  button?.after(field)
  field.select()
  field.addEventListener('blur', () => field.remove())
  if (!document.execCommand('copy')) return false
  button?.focus()
  return true
}
