import { useRef, useState } from 'react'
import { Pager } from '#app/admin/kit/pager.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import type { LeadPage } from '#server/features/leads/inbox/list-leads.ts'
import { BulkBar } from './bulk-bar.tsx'
import { EmptyList } from './empty-list.tsx'
import { LeadFilters } from './lead-filters.tsx'
import { LeadRow } from './lead-row.tsx'
import { groupsOf, isQueue } from './urgency.ts'
import { useNow } from './use-now.ts'

/** A page of leads with search and bulk changes. */
export function LeadList({ page }: { page: LeadPage }) {
  const { leads } = page
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const selectAll = useRef<HTMLInputElement>(null)
  const now = useNow(page.now)
  const mayChange = mayAct(usePerson().role, 'editor')
  // Leads that have left the list are no longer selected.
  const shown = leads.filter(({ id }) => selected.has(id)).map(({ id }) => id)

  function select(ids: string[], isSelected: boolean) {
    const next = new Set(selected)
    for (const id of ids) isSelected ? next.add(id) : next.delete(id)
    setSelected(next)
  }

  function finish() {
    setSelected(new Set())
    // The pressed button is unmounted.
    selectAll.current?.focus()
  }

  return (
    <div className="inbox-desk">
      <div className="inbox-top" data-active={shown.length > 0 || undefined}>
        {mayChange && leads.length > 0 && (
          <label className="inbox-check">
            <input
              ref={selectAll}
              type="checkbox"
              className="inbox-box"
              checked={shown.length === leads.length}
              onChange={({ target }) => {
                const ids = leads.map(({ id }) => id)
                select(ids, target.checked)
              }}
            />
            <span className="inbox-wide-word">Select all</span>
          </label>
        )}
        <LeadFilters page={page} />
        {mayChange && <BulkBar page={page} selected={shown} onDone={finish} />}
      </div>
      {page.filter.folder === 'spam' && page.spamDays !== null && (
        <p className="text-small text-soft">Spam is deleted after {page.spamDays} days</p>
      )}
      {leads.length === 0 && <EmptyList page={page} />}
      {groupsOf(page, now).map(({ head, count, leads }) => (
        <section key={head} aria-label={head} className="inbox-group">
          {head && (
            <h2 className="inbox-group-head">
              {head} {count !== null && <span className="admin-count">{count}</span>}
            </h2>
          )}
          <ul className="inbox-leads">
            {leads.map((lead) => (
              <LeadRow
                key={lead.id}
                lead={lead}
                folder={page.filter.folder}
                now={now}
                isSelected={selected.has(lead.id)}
                onSelect={mayChange ? (isSelected) => select([lead.id], isSelected) : undefined}
              />
            ))}
          </ul>
        </section>
      ))}
      <Pager
        previous={page.newer === null ? null : { before: page.newer, after: null }}
        next={page.older === null ? null : { after: page.older, before: null }}
        labels={isQueue(page.filter) ? ['Previous', 'Next'] : undefined}
      />
    </div>
  )
}
