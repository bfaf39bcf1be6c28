import { Form, Link } from 'react-router'
import { adminPaths } from '#model/admin-paths.ts'
import { leadKinds, NO_OWNER } from '#model/inbox.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import type { LeadPage } from './service.ts'

/** Search and filters; everything stands in the address. */
export function LeadFilters({ page }: { page: LeadPage }) {
  const { filter, people, tags } = page
  const { q, folder, kind, owner, tag, unread, overdue } = filter
  const set = [kind, owner, tag, unread, overdue].filter(Boolean).length
  return (
    // Filled anew by every other address.
    <Form key={JSON.stringify(filter)} action={adminPaths.inbox} className="grid gap-3">
      {/* What is looked for outside the open leads is looked for where one is. */}
      {folder !== 'new' && <input type="hidden" name="folder" value={folder} />}
      <div className="admin-toolbar">
        <div className="is-search">
          <TextField id="lead-q" name="q" type="search" label="Search" defaultValue={q} />
        </div>
        <SmallButton type="submit">Search</SmallButton>
        {(q || set > 0) && (
          <Link to={adminPaths.inbox} className="admin-link inbox-clear">
            Clear
          </Link>
        )}
      </div>
      <details open={set > 0} className="inbox-filters">
        <summary>Filters{set > 0 && ` (${set})`}</summary>
        <div className="admin-toolbar">
          <SelectField id="lead-kind" name="kind" label="Kind" defaultValue={kind ?? ''}>
            <option value="">All</option>
            {Object.entries(leadKinds).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField id="lead-owner" name="owner" label="Owner" defaultValue={owner ?? ''}>
            <option value="">All</option>
            <option value={NO_OWNER}>Nobody</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField id="lead-tag" name="tag" label="Tag" defaultValue={tag ?? ''}>
            <option value="">All</option>
            {tags.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </SelectField>
          <label className="inbox-check">
            <input type="checkbox" name="unread" value="1" defaultChecked={unread} /> Unread
          </label>
          <label className="inbox-check">
            <input type="checkbox" name="overdue" value="1" defaultChecked={overdue} /> Overdue
          </label>
          <SmallButton type="submit">Show</SmallButton>
        </div>
      </details>
    </Form>
  )
}
