import { type MouseEvent, type ReactNode, useState } from 'react'
import { copyText } from '#ui/copy-text.ts'

type CopyButtonProps = {
  text: string
  className?: string
  /** The label. */
  children: ReactNode
}

/** Copies a text to the clipboard; its label then shows and announces the outcome. */
export function CopyButton({ text, className, children }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<string | null>(null)

  async function copy({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    setOutcome(await copyText(text, currentTarget))
  }

  return (
    <button type="button" onClick={copy} className={className}>
      <span aria-live="polite">{outcome ?? children}</span>
    </button>
  )
}
