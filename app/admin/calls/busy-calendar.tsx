import { Form, useNavigation } from 'react-router'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { Fact, Facts } from '#app/admin/kit/facts.tsx'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { Moment } from '#app/admin/kit/moment.tsx'
import { Notice } from '#app/admin/kit/notice.tsx'
import { SectionHeading } from '#app/admin/kit/section-heading.tsx'
import { useEmptyForm } from '#app/admin/kit/use-empty-form.ts'
import type { ActionResult } from '#model/action-result.ts'
import type { CalendarsView } from '#server/features/calls/admin/show-calendars.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'

type BusyCalendarProps = Pick<CalendarsView, 'person' | 'connected'> & {
  result: ActionResult<unknown> | undefined
}

/** The calendar of a person, in whose busy times nobody can book. */
export function BusyCalendar({ person, connected, result }: BusyCalendarProps) {
  // The address is a secret.
  const form = useEmptyForm(result)
  const busy = useNavigation().formData?.get('intent') === 'connect'
  return (
    <section aria-labelledby="busy-calendar" className="grid max-w-3xl gap-4">
      <SectionHeading
        id="busy-calendar"
        title="Busy times"
        intro="Connect a calendar, and nobody can book while it has an event that is not marked as free. It is read every ten minutes; what the events are about is not stored."
      />
      {connected && <Connected calendar={connected} />}
      <Form ref={form} method="post" noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="connect" />
        <input type="hidden" name="person" value={person.id} />
        <TextField
          id="calendar-address"
          name="address"
          type="url"
          label="Secret address in iCal format"
          hint="Google, Outlook, Fastmail and others show it in the settings of the calendar. It is stored encrypted and not shown again."
          error={fieldErrors(result)?.address}
          autoComplete="off"
          required
        />
        <div className="flex flex-wrap gap-3">
          <Button size="sm" type="submit" busy={busy}>
            {connected ? 'Replace calendar' : 'Connect calendar'}
          </Button>
          {connected && (
            <ConfirmButton
              label="Disconnect"
              variant="outline"
              question="Disconnect the calendar?"
              consequence="Its busy times can be booked again at once. Booked calls stay."
              confirm="Disconnect"
              values={{ intent: 'disconnect', person: person.id }}
            />
          )}
        </div>
      </Form>
    </section>
  )
}

function Connected({ calendar }: { calendar: NonNullable<CalendarsView['connected']> }) {
  const { host, busy, leftOut, readAt, problem } = calendar
  return (
    <>
      {problem && (
        <Notice tone="error">
          The calendar could not be read: {problem} The busy times of the last time stay.
        </Notice>
      )}
      <Facts>
        {host && <Fact name="Calendar">{host}</Fact>}
        <Fact name="Last read">
          <Moment at={readAt} />
        </Fact>
        <Fact name="Busy times">{busy}, in the coming six months</Fact>
        {leftOut > 0 && (
          <Fact name="Left out">{leftOut}, because they repeat too often or cannot be read</Fact>
        )}
      </Facts>
    </>
  )
}
