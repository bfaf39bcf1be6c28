import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import type { ActionResult } from '#model/action-result.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AccountForm, AccountSection } from './account-section.tsx'

type NameFormProps = { name: string; result: ActionResult<unknown> | undefined }

export function NameForm({ name, result }: NameFormProps) {
  return (
    <AccountSection
      id="own-name"
      title="Name"
      result={result}
      lead="Shown to your team and in the audit log."
    >
      <AccountForm>
        <input type="hidden" name="intent" value="rename" />
        <TextField
          id="name"
          name="name"
          label="Name"
          autoComplete="name"
          defaultValue={name}
          error={fieldErrors(result)?.name}
          required
        />
        <Button size="sm" variant="outline" type="submit">
          Save name
        </Button>
      </AccountForm>
    </AccountSection>
  )
}
