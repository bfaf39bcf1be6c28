import { TextField } from '#ui/text-field.tsx'

/** Asked for in dialogs that change who may do what. */
export function OwnPassword({ id, error }: { id: string; error?: string | undefined }) {
  return (
    <TextField
      id={id}
      name="password"
      type="password"
      label="Your password"
      autoComplete="current-password"
      error={error}
      required
    />
  )
}
