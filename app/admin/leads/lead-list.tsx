import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { useScreenKeys } from '#app/admin/kit/keys/screen-keys.ts'
import { CursorPager } from '#app/admin/kit/pager.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { leadPath } from '#model/admin-paths.ts'
import { isQueue } from '#model/leads/inbox.ts'
import type { LeadPage } from '#server/features/leads/inbox/list-leads.ts'
import { cn } from '#ui/cn.ts'
import { BulkBar } from './bulk-bar.tsx'
import { useNow } from './due.tsx'
import { EmptyList } from './empty-list.tsx'
import { LeadFilters } from './lead-filters.tsx'
import { LeadRow } from './lead-row.tsx'
import { pressDone } from './status-buttons.tsx'
import { groupsOf } from './urgency.ts'
import { useBulkChanges } from './use-bulk-changes.ts'

/** A page of leads with search and bulk changes. */
export function LeadList({ page }: { page: LeadPage }) {
  const { leads } = page
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const selectAll = useRef<HTMLInputElement>(null)
  const chosenByKey = useRef<HTMLElement>(null)
  const now = useNow(page.now)
  const mayChange = mayAct(usePerson().role, 'editor')
  // Leads that have left the list are no longer selected.
  const shown = leads.filter(({ id }) => selected.has(id)).map(({ id }) => id)
  const { search } = useLocation()
  const navigate = useNavigate()
  const changes = useBulkChanges(page.filter.folder)
  const stay = { ...page, leads: leads.filter(({ id }) => !changes.gone.has(id)) }
  const isActive = shown.length > 0

  function select(ids: string[], isSelected: boolean) {
    const next = new Set(selected)
    for (const id of ids) isSelected ? next.add(id) : next.delete(id)
    setSelected(next)
  }

  function finish() {
    setSelected(new Set())
    // The pressed button is unmounted.
    ;(chosenByKey.current ?? selectAll.current)?.focus()
    chosenByKey.current = null
  }

  /** Selects the lead that has the focus, unless others are. */
  function selectFocused() {
    const row = focusedRow()
    const id = row?.dataset.lead
    if (shown.length > 0 || !id) return
    chosenByKey.current = row?.querySelector('a') ?? null
    flushSync(() => setSelected(new Set([id])))
  }

  function replyToFocused() {
    const id = focusedRow()?.dataset.lead
    if (id) void navigate(leadPath(id) + search, { state: { isReply: true } })
  }

  const keys = [
    { key: 'x', label: 'Select a lead', run: () => focusedRow()?.querySelector('input')?.click() },
    {
      key: 'a',
      label: 'Assign',
      run() {
        selectFocused()
        document.getElementById('bulk-assignee')?.click()
      },
    },
    {
      key: 'e',
      label: 'Mark as answered',
      run() {
        selectFocused()
        pressDone('[aria-label="Leads"]')
      },
    },
    { key: 'r', label: 'Reply', run: replyToFocused },
  ]
  useScreenKeys(mayChange ? keys : [])

  return (
    <div className="flex min-w-0 flex-col gap-3 @max-5xl/list:flex-row @max-5xl/list:flex-wrap @max-5xl/list:*:min-w-0 @max-5xl/list:*:basis-full">
      <div
        className={cn(
          'z-5 flex min-h-11 items-start gap-x-5 @max-5xl/list:contents',
          isActive && 'sticky top-0 bg-raised shadow-[0_0_0_--spacing(1)_var(--color-raised)]',
        )}
      >
        {mayChange && leads.length > 0 && (
          <label className="inline-flex min-h-11 flex-none cursor-pointer items-center gap-3">
            <input
              ref={selectAll}
              type="checkbox"
              className="relative after:absolute after:-inset-3"
              checked={shown.length === leads.length}
              onChange={({ target }) => {
                const ids = leads.map(({ id }) => id)
                select(ids, target.checked)
              }}
            />
            <span className="@max-3xl/list:sr-only">Select all</span>
          </label>
        )}
        <LeadFilters page={page} isCovered={isActive} />
        {mayChange && <BulkBar {...{ page, changes }} selected={shown} onDone={finish} />}
      </div>
      {page.filter.folder === 'spam' && page.spamDays !== null && (
        <p className="text-small text-soft">Spam is deleted after {page.spamDays} days</p>
      )}
      {leads.length === 0 && <EmptyList page={page} />}
      {groupsOf(stay, now).map(({ head, count, leads }) => (
        <section key={head ?? ''} aria-label={head}>
          {head && (
            <h2 className="border-strong-line border-b py-1 font-semibold text-soft">
              {head} {count !== null && <span className="label ml-1">{count}</span>}
            </h2>
          )}
          <ul>
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
      <CursorPager
        previous={page.newer === null ? null : { before: page.newer, after: null }}
        next={page.older === null ? null : { after: page.older, before: null }}
        labels={isQueue(page.filter) ? ['Previous', 'Next'] : undefined}
      />
    </div>
  )
}

function focusedRow() {
  return document.activeElement?.closest<HTMLElement>('[data-lead]')
}
