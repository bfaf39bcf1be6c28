import type { CallTimes, OfferedCall } from '#model/calls/call-times.ts'
import { timeZoneOptions } from '#model/content/time-zones.ts'
import { Button } from '#ui/button.tsx'
import { island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { SelectField } from '#ui/select-field.tsx'

type TimesFormProps = {
  times: CallTimes
  /** Whether the visitor has chosen the time zone, or sent the form. */
  hasChosen: boolean
}

/** The kind of call and the time zone in which its free times are shown. */
export function TimesForm({ times: { kinds, kind, zone, from }, hasChosen }: TimesFormProps) {
  const { t } = useLanguage()
  const nameOf = ({ name, minutes }: OfferedCall) =>
    `${name}, ${t('{count} minutes', { count: minutes })}`
  return (
    <form
      {...(!hasChosen && island({ name: 'own-zone', when: 'load' }))}
      aria-label={t('Free times')}
      className="grid items-end gap-5 sm:grid-cols-[1fr_1fr_auto]"
    >
      {kinds.length > 1 ? (
        <SelectField id="call-kind" name="kind" label={t('Kind of call')} defaultValue={kind.id}>
          {kinds.map((offered) => (
            <option key={offered.id} value={offered.id}>
              {nameOf(offered)}
            </option>
          ))}
        </SelectField>
      ) : (
        <p className="pb-3 font-semibold">{nameOf(kind)}</p>
      )}
      <SelectField id="call-zone" name="zone" label={t('Time zone')} defaultValue={zone}>
        {timeZoneOptions(zone).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <input type="hidden" name="day" value={from} />
      <Button type="submit" variant="outline">
        {t('Show times')}
      </Button>
    </form>
  )
}
