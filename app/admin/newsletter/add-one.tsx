import { Form, useNavigation } from 'react-router'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { Panel } from '#app/admin/kit/panel.tsx'
import { SectionHeading } from '#app/admin/kit/section-heading.tsx'
import { useEmptyForm } from '#app/admin/kit/use-empty-form.ts'
import type { ActionResult } from '#model/action-result.ts'
import { CONSENT_SOURCE_MAX } from '#model/newsletter/subscriber.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'

type AddOneProps = {
  result: ActionResult | undefined
  /** Whether adding one is the main action of the screen now. */
  isMain: boolean
}

/** Adds one address, which receives a confirmation email. */
export function AddOne({ result, isMain }: AddOneProps) {
  const form = useEmptyForm(result)
  const { state, formData } = useNavigation()
  const errors = fieldErrors(result)
  return (
    <Panel aria-labelledby="one">
      <SectionHeading id="one" title="One person" />
      <FormAlert result={result} />
      <Form ref={form} method="post" noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="add" />
        <TextField
          id="email"
          name="email"
          type="email"
          label="Email"
          autoComplete="off"
          error={errors?.email}
          required
        />
        <TextField
          id="said"
          name="source"
          label="How did they sign up?"
          hint="Quoted in the confirmation email, for example “Asked at our stand, WebSummit 2026”."
          autoComplete="off"
          maxLength={CONSENT_SOURCE_MAX}
          error={errors?.source}
          required
        />
        <Button
          size="sm"
          variant={isMain ? 'solid' : 'outline'}
          type="submit"
          busy={state !== 'idle' && formData?.get('intent') === 'add'}
        >
          Add and send confirmation
        </Button>
      </Form>
    </Panel>
  )
}
