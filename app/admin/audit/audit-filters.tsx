import { DateField } from '#app/admin/kit/date-field.tsx'
import { ListHead } from '#app/admin/kit/list-head.tsx'
import { auditFeatures } from '#model/audit/audit.ts'
import type { ChangesFilter } from '#server/features/audit/filter-changes.ts'
import { SelectField } from '#ui/select-field.tsx'

type AuditFiltersProps = { filter: ChangesFilter; people: { id: string; name: string }[] }

export function AuditFilters({ filter, people }: AuditFiltersProps) {
  const { search, person, topic, from, to } = filter
  return (
    <ListHead
      search={{ name: 'search', label: 'Contains', value: search }}
      isFiltered={Object.values(filter).some(Boolean)}
    >
      <SelectField id="person" name="person" label="Who" defaultValue={person ?? ''}>
        <option value="">Everyone</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="server">The server</option>
      </SelectField>
      <SelectField id="topic" name="topic" label="Area" defaultValue={topic ?? ''}>
        <option value="">All</option>
        {Object.entries(auditFeatures).map(([key, { name }]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      <DateField id="from" name="from" label="From" defaultValue={from ?? ''} onDay={apply} />
      <DateField id="to" name="to" label="To" defaultValue={to ?? ''} onDay={apply} />
    </ListHead>
  )
}

function apply(_day: string, form: HTMLFormElement | null) {
  form?.requestSubmit()
}
