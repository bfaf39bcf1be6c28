import { CheckField } from '#app/admin/kit/check-field.tsx'
import { MEDIA_ALT_MAX } from '#model/media/media.ts'
import { TextField } from '#ui/text-field.tsx'

type AltFieldsProps = {
  /** Before the ids of both controls. */
  id: string
  alt: string
  decorative: boolean
  onChange: (change: { alt?: string; decorative?: boolean }) => void
  error?: string
}

/** Alt text of a picture, or "decorative". */
export function AltFields({ id, alt, decorative, onChange, error }: AltFieldsProps) {
  return (
    <div className="grid gap-2">
      <TextField
        id={`${id}-alt`}
        name="alt"
        label="Alt text"
        hint="Describes the image for people who can’t see it."
        value={decorative ? '' : alt}
        disabled={decorative}
        maxLength={MEDIA_ALT_MAX}
        error={error}
        required={!decorative}
        onChange={(event) => onChange({ alt: event.target.value })}
      />
      <CheckField
        name="decorative"
        checked={decorative}
        onChange={(event) => onChange({ decorative: event.target.checked })}
      >
        Decorative: adds no information
      </CheckField>
    </div>
  )
}
