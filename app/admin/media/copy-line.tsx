import { SmallButton } from '#app/admin/kit/small-button.tsx'
import { useToast } from '#app/admin/kit/toasts.tsx'
import { TextField } from '#ui/text-field.tsx'

type CopyLineProps = { id: string; label: string; value: string }

/** A text to take along. */
export function CopyLine({ id, label, value }: CopyLineProps) {
  const say = useToast()
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => say('Copied.'),
      () =>
        say('Your browser did not let us copy. Select the text and copy it yourself.', 'refused'),
    )
  return (
    <div className="media-copy">
      <TextField
        id={id}
        label={label}
        value={value}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <SmallButton type="button" onClick={copy}>
        Copy
      </SmallButton>
    </div>
  )
}
