import { Form, useNavigation } from 'react-router'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { Panel } from '#app/admin/kit/panel.tsx'
import { SectionHeading } from '#app/admin/kit/section-heading.tsx'
import { useEmptyForm } from '#app/admin/kit/use-empty-form.ts'
import type { ActionResult } from '#model/action-result.ts'
import {
  SUPPRESSION_DETAIL_MAX,
  suppressionReasonNames,
  suppressionReasons,
} from '#model/newsletter/suppressed.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'

/** Suppresses one address by hand. */
export function SuppressForm({ result }: { result: ActionResult<unknown> | undefined }) {
  const form = useEmptyForm(result)
  const { state, formData } = useNavigation()
  const errors = fieldErrors(result)
  return (
    <Panel aria-labelledby="suppress" className="max-w-2xl">
      <SectionHeading
        id="suppress"
        title="Suppress an address"
        intro="For example when somebody complained by phone. Whoever only wants no more newsletters is unsubscribed instead."
      />
      <Form ref={form} method="post" noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="add" />
        <TextField
          id="suppressed-email"
          name="email"
          type="email"
          label="Email"
          autoComplete="off"
          error={errors?.email}
          required
        />
        <SelectField id="suppressed-reason" name="reason" label="Reason" error={errors?.reason}>
          {suppressionReasons.map((reason) => (
            <option key={reason} value={reason}>
              {suppressionReasonNames[reason]}
            </option>
          ))}
        </SelectField>
        <TextField
          id="suppressed-detail"
          name="detail"
          label="Note"
          maxLength={SUPPRESSION_DETAIL_MAX}
          autoComplete="off"
          error={errors?.detail}
        />
        <div>
          <Button
            size="sm"
            variant="outline"
            type="submit"
            busy={state !== 'idle' && formData?.get('intent') === 'add'}
          >
            Suppress
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
