import { Form, useNavigation } from 'react-router'
import { mediaRule } from '#model/media/media.ts'
import { Button } from '#ui/button.tsx'
import { FileField } from '#ui/text-field.tsx'

type ReplaceFormProps = {
  /** Number of places that use the picture. */
  uses: number
  error?: string
}

/** Replaces a picture's file. */
export function ReplaceForm({ uses, error }: ReplaceFormProps) {
  const { state, formData } = useNavigation()
  return (
    <section className="grid gap-4">
      <h2 className="text-section">Replace the file</h2>
      <Form method="post" encType="multipart/form-data" noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="replace" />
        <FileField
          id="replacement"
          name="file"
          label="New file"
          hint={
            uses > 0
              ? 'The new file replaces the picture everywhere. Alt texts stay, so check that they still fit.'
              : `At most ${mediaRule.maxBytes / 1024 / 1024} MB: ${mediaRule.extensions.join(', ')}.`
          }
          accept={mediaRule.extensions.map((one) => `.${one}`).join(',')}
          error={error}
          required
        />
        <div>
          <Button
            size="sm"
            variant="outline"
            type="submit"
            busy={state !== 'idle' && formData?.get('intent') === 'replace'}
          >
            Replace
          </Button>
        </div>
      </Form>
    </section>
  )
}
