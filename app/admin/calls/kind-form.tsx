import { Form, useNavigation } from 'react-router'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import type { ActionResult } from '#model/action-result.ts'
import { callPaths } from '#model/admin-paths.ts'
import {
  CALL_ID_MARK,
  CALL_MINUTES_MAX,
  CALL_NAME_MAX,
  type CallPlace,
  callPlaces,
} from '#model/calls/call.ts'
import { UNIT_MINUTES } from '#model/calls/hours.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'

type Kind = { id: string; name: string; minutes: number; place: CallPlace; link: string }

type KindFormProps = { kind: Kind | undefined; result: ActionResult<unknown> | undefined }

/** Adds a kind of call, or changes one. */
export function KindForm({ kind, result }: KindFormProps) {
  const navigation = useNavigation()
  const intent = kind ? 'change' : 'add'
  const busy = navigation.formData?.get('intent') === intent
  const errors = fieldErrors(result)
  return (
    <Form method="post" noValidate className="grid max-w-2xl gap-4">
      <input type="hidden" name="intent" value={intent} />
      {kind && <input type="hidden" name="id" value={kind.id} />}
      <TextField
        id="kind-name"
        name="name"
        label="Name"
        hint="Visitors read it: “First call”, for example."
        maxLength={CALL_NAME_MAX}
        defaultValue={kind?.name}
        error={errors?.name}
        required
      />
      <TextField
        id="kind-minutes"
        name="minutes"
        type="number"
        inputMode="numeric"
        min={UNIT_MINUTES}
        max={CALL_MINUTES_MAX}
        step={UNIT_MINUTES}
        label="Minutes"
        defaultValue={kind?.minutes ?? 30}
        error={errors?.minutes}
        required
      />
      <SelectField
        id="kind-place"
        name="place"
        label="Where"
        defaultValue={kind?.place}
        error={errors?.place}
      >
        {Object.entries(callPlaces).map(([place, name]) => (
          <option key={place} value={place}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        id="kind-link"
        name="link"
        type="url"
        label="Address of the video call"
        hint={`For example https://meet.example.com/${CALL_ID_MARK}. ${CALL_ID_MARK} becomes different for each call. Not used for the phone.`}
        defaultValue={kind?.link}
        error={errors?.link}
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-3">
        <Button size="sm" type="submit" busy={busy}>
          {kind ? 'Save' : 'Add kind of call'}
        </Button>
        {kind && <ButtonLink to={callPaths.kinds}>Add another instead</ButtonLink>}
      </div>
    </Form>
  )
}
