import { CheckField } from '#app/admin/kit/check-field.tsx'
import { DateField } from '#app/admin/kit/date-field.tsx'
import {
  type Segment,
  type SubscriberSource,
  subscriberSources,
} from '#model/newsletter/segment.ts'
import type { ActionValue } from '#server/admin-actions.ts'
import { Choices } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'

type SegmentFieldsProps = {
  segment: Segment
  offered: ActionValue<'issues.countSegment'>
  isReadOnly: boolean
  idPrefix: string
  onChange: (segment: Segment) => void
}

/** The conditions that who gets an issue must meet. */
export function SegmentFields(props: SegmentFieldsProps) {
  const { segment, offered, isReadOnly, idPrefix, onChange } = props
  const { tags, topics, languages, services, countsPeople } = offered
  const set = (change: Segment) => onChange(withoutEmpty({ ...segment, ...change }))
  const chosen = { segment, isReadOnly, idPrefix, set }
  const common = { disabled: isReadOnly }
  return (
    <div className="grid gap-5 pt-3">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          {...common}
          id={`${idPrefix}-source`}
          label="Came by"
          value={segment.source ?? ''}
          onChange={({ target }) =>
            set({ source: (target.value || undefined) as SubscriberSource | undefined })
          }
        >
          <option value="">Any way</option>
          {Object.entries(subscriberSources).map(([source, name]) => (
            <option key={source} value={source}>
              {name}
            </option>
          ))}
        </SelectField>
        {languages.length > 0 && (
          <SelectField
            {...common}
            id={`${idPrefix}-language`}
            label="Language"
            value={segment.language ?? ''}
            onChange={({ target }) => set({ language: target.value || undefined })}
          >
            <option value="">Any</option>
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageNames.of(code)}
              </option>
            ))}
          </SelectField>
        )}
        <DateField
          {...common}
          id={`${idPrefix}-from`}
          label="Subscribed from"
          defaultValue={segment.from ?? ''}
          onDay={(day) => set({ from: day || undefined })}
        />
        <DateField
          {...common}
          id={`${idPrefix}-to`}
          label="Subscribed until"
          defaultValue={segment.to ?? ''}
          onDay={(day) => set({ to: day || undefined })}
        />
        {(countsPeople || segment.engaged !== undefined) && (
          <SelectField
            {...common}
            id={`${idPrefix}-engaged`}
            label="In the last six months"
            hint="Of those who agreed to be counted."
            value={segment.engaged === undefined ? '' : String(segment.engaged)}
            onChange={({ target }) =>
              set({ engaged: target.value === '' ? undefined : target.value === 'true' })
            }
          >
            <option value="">Anything</option>
            <option value="true">Followed a link</option>
            <option value="false">Followed no link</option>
          </SelectField>
        )}
      </div>
      <Values {...chosen} name="topics" label="Interested in one of" options={topics} />
      <Values {...chosen} name="tags" label="With one of the tags" options={tags.map(asOption)} />
      <Values
        {...chosen}
        name="services"
        label="Asked for one of the services"
        options={services.map(asOption)}
      />
    </div>
  )
}

type ValuesProps = Pick<SegmentFieldsProps, 'segment' | 'isReadOnly' | 'idPrefix'> & {
  name: 'topics' | 'tags' | 'services'
  label: string
  options: { id: string; name: string }[]
  set: (change: Segment) => void
}

/** Check boxes of what is offered, and of what was chosen and is gone. */
function Values({ segment, isReadOnly, idPrefix, name, label, options, set }: ValuesProps) {
  const chosen = segment[name] ?? []
  const gone = chosen.filter((value) => !options.some(({ id }) => id === value)).map(asOption)
  if (options.length + gone.length === 0) return null
  return (
    <Choices id={`${idPrefix}-${name}`} label={label}>
      {[...options, ...gone].map((option) => (
        <CheckField
          key={option.id}
          className="mr-4"
          disabled={isReadOnly}
          checked={chosen.includes(option.id)}
          onChange={({ target }) =>
            set({
              [name]: target.checked
                ? [...chosen, option.id]
                : chosen.filter((value) => value !== option.id),
            })
          }
        >
          {option.name}
        </CheckField>
      ))}
    </Choices>
  )
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

function asOption(value: string) {
  return { id: value, name: value }
}

/** A condition without a value is none. */
function withoutEmpty(segment: Segment): Segment {
  return Object.fromEntries(
    Object.entries(segment).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  )
}
