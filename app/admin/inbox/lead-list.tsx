import { useState } from 'react'
import { Link } from 'react-router'
import { mayAct } from '#model/accounts.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { usePerson } from '../shell/shell.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { filterQuery } from './filter-query.ts'
import { LeadRow } from './lead-row.tsx'
import type { LeadPage } from './service.ts'
import { useNow } from './use-now.ts'

/** A page of leads, which can be selected and changed together. */
export function LeadList({ page, now: first }: { page: LeadPage; now: string }) {
  const { leads, filter } = page
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const now = useNow(first)
  const mayChange = mayAct(usePerson().role, 'editor')
  // What has left the list meanwhile is no longer selected.
  const shown = leads.filter(({ id }) => selected.has(id)).map(({ id }) => id)

  function select(ids: string[], isSelected: boolean) {
    const next = new Set(selected)
    for (const id of ids) isSelected ? next.add(id) : next.delete(id)
    setSelected(next)
  }

  if (leads.length === 0) return <EmptyList page={page} />
  return (
    <div className="grid gap-2">
      {mayChange && (
        <BulkBar
          page={page}
          selected={shown}
          onAll={(all) => select(all ? leads.map(({ id }) => id) : shown, all)}
          onDone={() => setSelected(new Set())}
        />
      )}
      <ul className="inbox-leads">
        {leads.map((lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            folder={filter.folder}
            now={now}
            isSelected={selected.has(lead.id)}
            onSelect={mayChange ? (isSelected) => select([lead.id], isSelected) : undefined}
          />
        ))}
      </ul>
      <Pages page={page} />
    </div>
  )
}

function Pages({ page: { filter, newer, older } }: { page: LeadPage }) {
  if (!newer && !older) return null
  const to = (place: Record<string, string>) => {
    const query = filterQuery({ ...filter, ...place })
    return adminPaths.inbox + query
  }
  const isQueue = filter.folder === 'new' && !filter.q
  return (
    <nav aria-label="Pages" className="admin-pager">
      {newer ? <Link to={to({ before: newer })}>{isQueue ? 'Previous' : 'Newer'}</Link> : <span />}
      <span />
      {older ? <Link to={to({ after: older })}>{isQueue ? 'Next' : 'Older'}</Link> : <span />}
    </nav>
  )
}

function EmptyList({ page }: { page: LeadPage }) {
  if (page.isFirst) return <p className="admin-empty">{emptySentence(page)}</p>
  return (
    <p className="admin-empty">
      This page has emptied.{' '}
      <Link to={adminPaths.inbox + filterQuery(page.filter)} className="admin-link">
        To the first page
      </Link>
    </p>
  )
}

function emptySentence({ filter, isNew }: LeadPage) {
  const { q, folder, kind, owner, tag, unread, overdue } = filter
  if (isNew) return 'No lead yet. The first lands here, with twelve hours to answer.'
  if (q) return `No lead says “${q}”. Try the first letters of a word.`
  if (kind || owner || tag || unread || overdue) return 'No lead fits these filters.'
  if (folder === 'new') return 'Nothing is open. Well done.'
  return folder === 'spam' ? 'No spam.' : 'Nothing is here yet.'
}
