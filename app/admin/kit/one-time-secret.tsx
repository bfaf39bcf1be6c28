import { type ReactNode, useEffect, useId, useRef } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'

type OneTimeSecretProps = {
  sentence: ReactNode
  /** The text to copy, and the button's label. */
  text: string
  copy: string
  /** How the secret is displayed; by default as text. */
  children?: ReactNode
}

/** A secret shown only once. The copy button is focused; `sentence` labels the group for screen readers. */
export function OneTimeSecret({ sentence, text, copy, children }: OneTimeSecretProps) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per secret
  useEffect(() => group.current?.querySelector('button')?.focus(), [text])
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields, so no fieldset
    <div
      ref={group}
      role="group"
      aria-labelledby={id}
      className="grid gap-4 rounded-card border border-ink p-5"
    >
      <p id={id} className="max-w-[70ch]">
        {sentence}
      </p>
      {children ?? (
        <code className="bg-raised px-4 py-3 text-label select-all wrap-anywhere">{text}</code>
      )}
      <div>
        <CopyButton
          key={text}
          text={text}
          className={buttonClass({ size: 'sm', variant: 'outline' })}
        >
          {copy}
        </CopyButton>
      </div>
    </div>
  )
}
