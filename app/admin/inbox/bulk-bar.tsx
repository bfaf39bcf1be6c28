import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { AdminAnswer } from '#model/admin-answer.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { leadStatuses } from '#model/inbox.ts'
import { SmallButton } from '../ui/small-button.tsx'
import { useAnswerToast } from '../ui/toasts.tsx'
import { OwnerSelect, TagInput } from './lead-fields.tsx'
import type { LeadPage } from './service.ts'

type BulkBarProps = {
  page: LeadPage
  selected: string[]
  onAll: (all: boolean) => void
  onDone: () => void
}

/** What can be done with all selected leads; it appears with the first of them, and says so. */
export function BulkBar({ page, selected, onAll, onDone }: BulkBarProps) {
  const fetcher = useFetcher<AdminAnswer<unknown>>()
  const { data, state } = fetcher
  useAnswerToast(data)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (data?.ok) onDone()
  }, [data])
  const isAll = selected.length > 0 && selected.length === page.leads.length
  const statuses = page.filter.folder === 'spam' ? notSpam : Object.entries(leadStatuses)
  const busy = state !== 'idle'
  return (
    <div className="inbox-bulk" data-active={selected.length > 0 || undefined}>
      <p className="inbox-bulk-count">
        <label className="inbox-check">
          <input type="checkbox" checked={isAll} onChange={({ target }) => onAll(target.checked)} />{' '}
          Select all
        </label>
        <span role="status">
          {selected.length > 0 &&
            `${selected.length} selected. Above the list stands what can be done.`}
        </span>
      </p>
      {selected.length > 0 && (
        <div className="inbox-bulk-forms">
          {/* A form each: Enter in a field does what stands beside it. */}
          <fetcher.Form {...form} className="inbox-bulk-pair">
            <Ids ids={selected} />
            {statuses.map(([status, label]) => (
              <SmallButton key={status} type="submit" name="status" value={status} busy={busy}>
                {label}
              </SmallButton>
            ))}
          </fetcher.Form>
          <fetcher.Form {...form} className="inbox-bulk-pair">
            <Ids ids={selected} />
            <input type="hidden" name="intent" value="owner" />
            <OwnerSelect people={page.people} aria-label="Owner" />
            <SmallButton type="submit" busy={busy}>
              Set owner
            </SmallButton>
          </fetcher.Form>
          <fetcher.Form {...form} className="inbox-bulk-pair">
            <Ids ids={selected} />
            <input type="hidden" name="intent" value="tag" />
            <TagInput tags={page.tags} aria-label="Tag" placeholder="Tag" />
            <SmallButton type="submit" busy={busy}>
              Add tag
            </SmallButton>
          </fetcher.Form>
        </div>
      )}
    </div>
  )
}

const form = { method: 'post', action: adminPaths.inbox } as const

const notSpam = [['not-spam', 'Not spam']]

function Ids({ ids }: { ids: string[] }) {
  return ids.map((id) => <input key={id} type="hidden" name="id" value={id} />)
}
