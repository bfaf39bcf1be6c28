import { Check, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { SmallButton } from './small-button.tsx'

type CopyButtonProps = { text: string; children: ReactNode }

/** Puts a text on the clipboard, and says so in its place. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [done, setDone] = useState(false)
  const Icon = done ? Check : Copy
  return (
    <SmallButton
      type="button"
      onClick={() => navigator.clipboard.writeText(text).then(() => setDone(true))}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{done ? 'Copied' : children}</span>
    </SmallButton>
  )
}
