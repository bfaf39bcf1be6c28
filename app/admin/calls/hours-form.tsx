import { Form, useNavigation } from 'react-router'
import { CheckField } from '#app/admin/kit/check-field.tsx'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import type { ActionResult } from '#model/action-result.ts'
import {
  AHEAD_DAYS_MAX,
  BUFFER_MAX,
  NOTICE_HOURS_MAX,
  UNIT_MINUTES,
  weekdays,
} from '#model/calls/hours.ts'
import { timeZoneOptions } from '#model/content/time-zones.ts'
import type { HoursView } from '#server/features/calls/admin/show-hours.ts'
import { Button } from '#ui/button.tsx'
import { Choices } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'

type HoursFormProps = { hours: HoursView; result: ActionResult<unknown> | undefined }

/** When a person takes which calls. */
export function HoursForm({ hours, result }: HoursFormProps) {
  const busy = useNavigation().formData?.get('intent') === 'save'
  const errors = fieldErrors(result)
  return (
    <Form method="post" noValidate className="grid max-w-3xl gap-6">
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="person" value={hours.person.id} />
      <Choices
        id="hours-kinds"
        label={`Kinds of calls that ${hours.person.name} takes`}
        hint={hours.kinds.length === 0 ? 'Add a kind of call first.' : undefined}
        error={errors?.kinds}
      >
        {hours.kinds.map(({ id, name, minutes, isTaken }) => (
          <CheckField
            key={id}
            name="kinds"
            value={id}
            defaultChecked={isTaken}
            className="basis-full"
          >
            {name}, {minutes} minutes
          </CheckField>
        ))}
      </Choices>
      <SelectField
        id="hours-zone"
        name="zone"
        label="Time zone"
        defaultValue={hours.zone}
        error={errors?.zone}
      >
        {timeZoneOptions(hours.zone).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <fieldset className="grid min-w-0 gap-4">
        <legend className="mb-3 font-semibold">Hours</legend>
        <p className="text-small text-soft">
          Such as “9:00 - 12:00, 13:00 - 17:00”: what is between is a break. Leave a day empty if it
          is off.
        </p>
        <div className="properties grid max-w-120 gap-2">
          {weekdays.map((day, index) => (
            <TextField
              key={day}
              id={`hours-${day}`}
              name={day}
              label={day}
              defaultValue={hours.week[index]}
              error={errors?.[day]}
              autoComplete="off"
            />
          ))}
        </div>
      </fieldset>
      <TextArea
        id="hours-off"
        name="daysOff"
        label="Days off and holidays"
        hint="A date in each line, as “2026-12-24”, or the first and the last as “2026-12-24 - 2027-01-01”."
        rows={4}
        defaultValue={hours.daysOff}
        error={errors?.daysOff}
      />
      <div className="properties grid max-w-120 gap-2 [--names:--spacing(56)]">
        <TextField
          {...numberProps('bufferBefore', BUFFER_MAX, UNIT_MINUTES)}
          label="Minutes free before a call"
          defaultValue={hours.bufferBefore}
          error={errors?.bufferBefore}
        />
        <TextField
          {...numberProps('bufferAfter', BUFFER_MAX, UNIT_MINUTES)}
          label="Minutes free after a call"
          defaultValue={hours.bufferAfter}
          error={errors?.bufferAfter}
        />
        <TextField
          {...numberProps('noticeHours', NOTICE_HOURS_MAX)}
          label="Least notice, in hours"
          defaultValue={hours.noticeHours}
          error={errors?.noticeHours}
        />
        <TextField
          {...numberProps('aheadDays', AHEAD_DAYS_MAX)}
          label="Days ahead that can be booked"
          defaultValue={hours.aheadDays}
          error={errors?.aheadDays}
        />
      </div>
      <div>
        <Button size="sm" type="submit" busy={busy}>
          Save hours
        </Button>
      </div>
    </Form>
  )
}

function numberProps(name: string, max: number, step = 1) {
  return {
    id: `hours-${name}`,
    name,
    type: 'number',
    inputMode: 'numeric' as const,
    min: 0,
    max,
    step,
  }
}
