import { useState } from 'react'
import { SmallButton } from '#app/admin/kit/small-button.tsx'
import { useToast } from '#app/admin/kit/toasts.tsx'

/** Puts a text on the clipboard, and says whether that worked. */
export function CopyButton({ text }: { text: string }) {
  const say = useToast()
  const [isCopied, setIsCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      say('Copied.')
    } catch {
      say('Your browser does not let us copy. Mark the text and copy it yourself.', 'refused')
    }
  }
  return (
    <SmallButton type="button" onClick={copy}>
      {isCopied ? 'Copied' : 'Copy'}
    </SmallButton>
  )
}
