import { Form } from 'react-router'
import { SmallButton, SmallLink } from '#app/admin/kit/small-button.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import { auditTopics } from '#model/audit/audit.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { AuditFilter } from './service.ts'

type AuditFiltersProps = { filter: AuditFilter; people: { id: string; name: string }[] }

/** The log narrowed by person, subject, days and words. */
export function AuditFilters({ filter, people }: AuditFiltersProps) {
  return (
    <Form role="search" className="admin-toolbar" key={JSON.stringify(filter)}>
      <div className="is-search">
        <TextField
          id="search"
          name="search"
          type="search"
          label="Contains"
          defaultValue={filter.search}
          maxLength={200}
          autoComplete="off"
        />
      </div>
      <SelectField id="person" name="person" label="Who" defaultValue={filter.person ?? ''}>
        <option value="">Everybody</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="server">The server</option>
      </SelectField>
      <SelectField id="topic" name="topic" label="About" defaultValue={filter.topic ?? ''}>
        <option value="">Everything</option>
        {Object.entries(auditTopics).map(([topic, { name }]) => (
          <option key={topic} value={topic}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField id="from" name="from" type="date" label="From" defaultValue={filter.from ?? ''} />
      <TextField id="to" name="to" type="date" label="To" defaultValue={filter.to ?? ''} />
      <SmallButton type="submit">Show</SmallButton>
      {Object.values(filter).some(Boolean) && (
        <SmallLink to={adminPaths.audit}>Show everything</SmallLink>
      )}
    </Form>
  )
}
