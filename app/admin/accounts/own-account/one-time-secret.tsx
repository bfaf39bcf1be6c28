import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CopyButton } from '#app/admin/kit/copy-button.tsx'

type OneTimeSecretProps = {
  sentence: ReactNode
  /** What is copied, and what the button for it says. */
  text: string
  copy: string
  className: string
  children: ReactNode
}

/** Something that is shown only now. Its button takes the focus, with the sentence as the group's name. */
export function OneTimeSecret({ sentence, text, copy, className, children }: OneTimeSecretProps) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text anew
  useEffect(() => group.current?.querySelector('button')?.focus(), [text])
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields, so no fieldset
    <div ref={group} role="group" aria-labelledby={id} className={className}>
      <p id={id} className="max-w-[70ch]">
        {sentence}
      </p>
      {children}
      <div>
        <CopyButton key={text} text={text}>
          {copy}
        </CopyButton>
      </div>
    </div>
  )
}
