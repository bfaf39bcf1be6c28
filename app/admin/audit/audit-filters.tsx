import { FilterBar } from '#app/admin/kit/filter-bar.tsx'
import { auditFeatures } from '#model/audit/audit.ts'
import type { ChangesFilter } from '#server/features/audit/filter-changes.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'

type AuditFiltersProps = { filter: ChangesFilter; people: { id: string; name: string }[] }

export function AuditFilters({ filter, people }: AuditFiltersProps) {
  const { search, person, topic, from, to } = filter
  return (
    <FilterBar
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
      <TextField id="from" name="from" type="date" label="From" defaultValue={from ?? ''} />
      <TextField id="to" name="to" type="date" label="To" defaultValue={to ?? ''} />
    </FilterBar>
  )
}
