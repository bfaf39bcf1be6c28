import { Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import { adminPaths } from '#model/admin-paths.ts'
import { leadKinds } from '#model/leads/inbox.ts'
import type { LeadPage } from '#server/features/leads/inbox/list-leads.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TakenBy } from './lead-fields.tsx'

/** Search and filters, kept in the URL. */
export function LeadFilters({ page }: { page: LeadPage }) {
  const { filter, people, tags } = page
  const { q, folder, kind, owner, tag, unread, overdue } = filter
  const set = [kind, owner, tag, unread, overdue].filter(Boolean).length
  return (
    // The key resets the fields when the URL changes.
    <Form key={JSON.stringify(filter)} action={adminPaths.leads} className="inbox-find">
      {/* Searches stay in the current folder, except for open leads, the default. */}
      {folder !== 'new' && <input type="hidden" name="folder" value={folder} />}
      <div className="inbox-find-line">
        <label htmlFor="lead-q" className="sr-only">
          Search
        </label>
        <input
          id="lead-q"
          name="q"
          type="search"
          placeholder="Search"
          defaultValue={q}
          className="input"
        />
        <Button size="sm" variant="outline" type="submit">
          <Search aria-hidden="true" className="size-4" />
          <span className="inbox-wide-word">Search</span>
        </Button>
        {(q || set > 0) && (
          <Link to={adminPaths.leads} className="admin-link inbox-clear">
            Clear filters
          </Link>
        )}
      </div>
      <details className="inbox-filters">
        <summary className={buttonClass({ size: 'sm', variant: 'outline' })}>
          Filters{set > 0 && ` (${set})`}
        </summary>
        <div className="inbox-filters-panel">
          <SelectField id="lead-kind" name="kind" label="Kind" defaultValue={kind ?? ''}>
            <option value="">All</option>
            {Object.entries(leadKinds).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <TakenBy id="lead-owner" people={people} all defaultValue={owner ?? ''} />
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
          <Button size="sm" variant="outline" type="submit">
            Search
          </Button>
        </div>
      </details>
    </Form>
  )
}
