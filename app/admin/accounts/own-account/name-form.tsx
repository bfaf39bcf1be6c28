import { Form } from 'react-router'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { SmallButton } from '#app/admin/kit/small-button.tsx'
import type { ActionResult } from '#model/action-result.ts'
import { TextField } from '#ui/text-field.tsx'
import { AccountSection } from './account-section.tsx'

type NameFormProps = { name: string; answer: ActionResult<unknown> | undefined }

export function NameForm({ name, answer }: NameFormProps) {
  return (
    <AccountSection
      id="own-name"
      title="Name"
      lead="Your colleagues see it, and it stands in the audit log."
    >
      <Form method="post" noValidate preventScrollReset className="account-form">
        <input type="hidden" name="intent" value="rename" />
        <TextField
          id="name"
          name="name"
          label="Name"
          autoComplete="name"
          defaultValue={name}
          error={fieldErrors(answer)?.name}
          required
        />
        <SmallButton type="submit">Save the name</SmallButton>
      </Form>
    </AccountSection>
  )
}
