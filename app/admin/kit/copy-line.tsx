import { buttonClass } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { TextField } from '#ui/text-field.tsx'

type CopyLineProps = { id: string; label: string; value: string }

/** A read-only text with a copy button. */
export function CopyLine({ id, label, value }: CopyLineProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 [&_.input]:font-mono! [&_.input]:text-label!">
      <TextField
        id={id}
        label={label}
        value={value}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <CopyButton text={value} className={buttonClass({ size: 'sm', variant: 'outline' })}>
        Copy
      </CopyButton>
    </div>
  )
}
