import { Menu } from '#app/admin/kit/menu.tsx'
import { leadExportPath } from '#model/admin-paths.ts'
import { NO_ASSIGNEE } from '#model/leads/inbox.ts'
import type { LeadPage } from '#server/features/leads/inbox/list-leads.ts'
import { buttonClass } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { TagForm } from './lead-fields.tsx'
import { StatusButtons } from './status-buttons.tsx'
import type { useBulkChanges } from './use-bulk-changes.ts'

type BulkBarProps = {
  page: LeadPage
  selected: string[]
  changes: ReturnType<typeof useBulkChanges>
  onDone: () => void
}

/** Actions for all selected leads; appears, with an announcement, when the first is selected. */
export function BulkBar({ page, selected, changes, onDone }: BulkBarProps) {
  const { filter, people, stages, tags } = page
  const isActive = selected.length > 0
  const run = (change: (ids: string[], to: string) => unknown) => (to: string) => {
    void change(selected, to)
    onDone()
  }
  const assignees = [{ id: NO_ASSIGNEE, name: 'Unassigned' }, ...people]
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
        <div className="relative flex flex-wrap items-center gap-1.5 whitespace-nowrap @max-5xl/list:flex-nowrap @max-5xl/list:overflow-x-auto @max-5xl/list:p-[3px] [&_button]:px-3">
          <StatusButtons
            isSpam={filter.folder === 'spam'}
            onChoose={(status) => {
              void changes.setStatus(selected, status)
              onDone()
            }}
          />
          <BulkMenu
            id="bulk-assignee"
            label="Assign to"
            options={assignees}
            onChoose={run(changes.assign)}
          />
          <BulkMenu
            id="bulk-stage"
            label="Move to"
            options={stages}
            onChoose={run(changes.moveTo)}
          />
          <div className="[&_.input]:w-40 [&_label]:sr-only">
            <TagForm id="bulk-tag" tags={tags} onAdd={run(changes.addTag)} />
          </div>
        </div>
      )}
    </div>
  )
}

/** In a narrow list the bar sticks to the bottom, and its actions scroll. */
const stickyBar =
  '@max-5xl/list:sticky @max-5xl/list:bottom-0 @max-5xl/list:z-5 @max-5xl/list:order-1 @max-5xl/list:grid @max-5xl/list:basis-full @max-5xl/list:rounded-card @max-5xl/list:border @max-5xl/list:border-ink @max-5xl/list:bg-paper @max-5xl/list:px-3 @max-5xl/list:py-2'

type BulkMenuProps = {
  id: string
  label: string
  options: readonly { id: string; name: string }[]
  onChoose: (id: string) => void
}

function BulkMenu({ id, label, options, onChoose }: BulkMenuProps) {
  return (
    <Menu
      id={id}
      label={label}
      className={cn(buttonClass({ size: 'sm', variant: 'outline' }), 'flex-none')}
      items={options.map((option) => ({
        label: option.name,
        onSelect: () => onChoose(option.id),
      }))}
    >
      {label} …
    </Menu>
  )
}
