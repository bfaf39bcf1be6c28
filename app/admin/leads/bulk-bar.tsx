import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import type { ActionResult } from '#model/action-result.ts'
import { adminPaths, leadExportPath } from '#model/admin-paths.ts'
import { NO_ASSIGNEE } from '#model/leads/inbox.ts'
import type { LeadPage } from '#server/features/leads/inbox/list-leads.ts'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { AssigneeField, StageField, TagField } from './lead-fields.tsx'
import { StatusButtons } from './status-buttons.tsx'

type BulkBarProps = { page: LeadPage; selected: string[]; onDone: () => void }

/** Actions for all selected leads; appears, with an announcement, when the first is selected. */
export function BulkBar({ page, selected, onDone }: BulkBarProps) {
  const fetcher = useFetcher<ActionResult<unknown>>()
  const { data, state } = fetcher
  useAnswerToast(data)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per result
  useEffect(() => {
    if (data?.ok) onDone()
  }, [data])
  const isActive = selected.length > 0
  const busy = state !== 'idle'
  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-x-5 gap-y-1',
        isActive ? stickyBar : 'absolute',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-5">
        {/* Always rendered: screen readers only announce changes to existing live regions. */}
        <p role="status" className="font-semibold">
          {isActive && `${selected.length} selected`}
          {isActive && <span className="sr-only">. Actions are above the list.</span>}
        </p>
        {isActive && (
          <a href={`${leadExportPath}?ids=${selected.join()}`} className="admin-link">
            Export {selected.length} as CSV
          </a>
        )}
      </div>
      {isActive && (
        <div className="flex flex-wrap gap-x-5 @5xl/list:contents @max-5xl/list:flex-nowrap @max-5xl/list:overflow-x-auto @max-5xl/list:p-[3px]">
          {/* Separate forms, so that Enter in a field presses the button next to it. */}
          <fetcher.Form {...form} className={fieldRow}>
            <Ids ids={selected} />
            <input type="hidden" name="intent" value="status" />
            <StatusButtons fetcher={fetcher} isSpam={page.filter.folder === 'spam'} />
          </fetcher.Form>
          <fetcher.Form {...form} className={fieldRow}>
            <Ids ids={selected} />
            <input type="hidden" name="intent" value="assign" />
            <AssigneeField id="bulk-assignee" people={page.people} defaultValue={NO_ASSIGNEE} />
            <Button size="sm" variant="outline" type="submit" busy={busy}>
              Set
            </Button>
          </fetcher.Form>
          <fetcher.Form {...form} className={fieldRow}>
            <Ids ids={selected} />
            <input type="hidden" name="intent" value="stage" />
            <StageField id="bulk-stage" stages={page.stages} />
            <Button size="sm" variant="outline" type="submit" busy={busy}>
              Move
            </Button>
          </fetcher.Form>
          <fetcher.Form {...form} className={fieldRow}>
            <Ids ids={selected} />
            <input type="hidden" name="intent" value="add-tag" />
            <TagField id="bulk-tag" tags={page.tags} />
            <Button size="sm" variant="outline" type="submit" busy={busy}>
              Add tag
            </Button>
          </fetcher.Form>
        </div>
      )}
    </div>
  )
}

const form = { method: 'post', action: adminPaths.leads } as const

/** In a narrow list the bar sticks to the bottom, and its forms scroll. */
const stickyBar =
  '@max-5xl/list:sticky @max-5xl/list:bottom-0 @max-5xl/list:z-5 @max-5xl/list:order-1 @max-5xl/list:grid @max-5xl/list:basis-full @max-5xl/list:rounded-card @max-5xl/list:border @max-5xl/list:border-ink @max-5xl/list:bg-paper @max-5xl/list:px-3 @max-5xl/list:py-2'

/** A label, its field and a button in one line. */
const fieldRow =
  'inline-flex items-center gap-1.5 whitespace-nowrap [&_.input]:w-36! [&_button]:px-3 [&>.grid]:flex [&>.grid]:items-center [&>.grid]:gap-2'

function Ids({ ids }: { ids: string[] }) {
  return ids.map((id) => <input key={id} type="hidden" name="id" value={id} />)
}
