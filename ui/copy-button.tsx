import { type ReactNode, useRef, useState } from 'react'

type CopyButtonProps = {
  text: string
  className?: string
  /** The label. */
  children: ReactNode
}

/** Copies a text to the clipboard; its label then shows and announces the outcome. */
export function CopyButton({ text, className, children }: CopyButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)

  async function copy() {
    const succeeded = await copyText(text, button.current)
    setOutcome(succeeded ? 'copied' : 'failed')
  }

  return (
    <button ref={button} type="button" onClick={copy} className={className}>
      <span aria-live="polite">
        {outcome === 'copied' && 'Copied'}
        {outcome === 'failed' && 'Press Ctrl+C to copy'}
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

/** Fallback with execCommand. If that fails too, the text stays selected for Ctrl+C until it loses the focus. */
function copySelection(text: string, button: HTMLElement | null) {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr-only'
  field.setAttribute('aria-label', 'Text to copy')
  // Next to the button, because a modal dialog only allows focus inside it.
  button?.after(field)
  field.select()
  field.addEventListener('blur', () => field.remove())
  if (!document.execCommand('copy')) return false
  button?.focus()
  return true
}
