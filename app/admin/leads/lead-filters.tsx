import { Form, Link } from 'react-router'
import { CheckField } from '#app/admin/kit/check-field.tsx'
import { SearchField } from '#app/admin/kit/search-field.tsx'
import { useLiveFilters } from '#app/admin/kit/use-live-filters.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { leadKinds } from '#model/leads/inbox.ts'
import type { LeadPage } from '#server/features/leads/inbox/list-leads.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { SelectField } from '#ui/select-field.tsx'
import { AssigneeField, StageField } from './lead-fields.tsx'

type LeadFiltersProps = {
  page: LeadPage
  /** Hides the search in a wide list, where the bulk actions replace it. */
  isCovered: boolean
}

/** Search and filters, kept in the URL. */
export function LeadFilters({ page, isCovered }: LeadFiltersProps) {
  const { filter, people, tags, stages } = page
  const { q, folder, kind, assignee, tag, stage, unread, overdue, waiting } = filter
  const live = useLiveFilters(adminPaths.leads, q ?? '')
  const set = [kind, assignee, tag, stage, unread, overdue, waiting].filter(Boolean).length
  return (
    <Form
      {...live.form}
      role="search"
      action={adminPaths.leads}
      className={cn('relative min-w-0 flex-1', isCovered && '@5xl/list:hidden')}
    >
      {/* Searches stay in the current folder, except for open leads, the default. */}
      {folder !== 'new' && <input type="hidden" name="folder" value={folder} />}
      {/* Leaves room for the Filters button. */}
      <div className="flex gap-2 pr-29">
        <SearchField
          ref={live.input}
          id="lead-q"
          name="q"
          label="Search"
          defaultValue={q}
          className="flex-[0_1_--spacing(96)] @max-5xl/list:grow"
        />
        <noscript>
          <Button size="sm" variant="outline" type="submit">
            Search
          </Button>
        </noscript>
        {(q || set > 0) && (
          <Link to={adminPaths.leads} className="admin-link min-h-11 px-1">
            Clear filters
          </Link>
        )}
      </div>
      <details className="group">
        <summary
          className={cn(
            buttonClass({ size: 'sm', variant: 'outline' }),
            'absolute top-0 right-0 group-open:border-ink',
          )}
        >
          Filters{set > 0 && ` (${set})`}
        </summary>
        {/* The key resets the fields when the URL changes; the one with the focus keeps it by its id. */}
        <div key={JSON.stringify(filter)} className="flex flex-wrap items-end gap-3 py-3">
          <SelectField id="lead-kind" name="kind" label="Kind" defaultValue={kind ?? ''}>
            <option value="">All</option>
            {Object.entries(leadKinds).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <AssigneeField id="lead-assignee" people={people} all defaultValue={assignee ?? ''} />
          <SelectField id="lead-tag" name="tag" label="Tag" defaultValue={tag ?? ''}>
            <option value="">All</option>
            {tags.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </SelectField>
          <StageField id="lead-stage" stages={stages} all defaultValue={stage ?? ''} />
          <SelectField
            id="lead-waiting"
            name="waiting"
            label="Waiting"
            defaultValue={waiting ?? ''}
          >
            <option value="">All</option>
            <option value="us">For us</option>
            <option value="them">For them</option>
          </SelectField>
          <CheckField id="lead-unread" name="unread" value="1" defaultChecked={unread}>
            Unread
          </CheckField>
          <CheckField id="lead-overdue" name="overdue" value="1" defaultChecked={overdue}>
            Overdue
          </CheckField>
        </div>
      </details>
    </Form>
  )
}
