import type { ReactNode } from 'react'
import { publishingActions, seenValue } from '#app/admin/content/publishing/bulk-actions.ts'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { SelectionBar } from '#app/admin/kit/selection-bar.tsx'
import { Summary } from '#app/admin/kit/summary.tsx'
import { useSelection } from '#app/admin/kit/use-selection.ts'
import type { ContentGroup } from '#model/content/editor.ts'
import { ContentTableRow } from './content-row.tsx'
import type { ContentRows } from './content-rows.ts'

/** Long and rarely used groups are collapsed. */
const collapsedGroups: ContentGroup[] = ['Specialties', 'Case studies']

/** Fragment id of a group; browsers open a collapsed group when they navigate to it. */
export function groupId(group: ContentGroup) {
  return group.toLowerCase().replaceAll(' ', '-')
}

type ContentGroupPanelProps = ContentRows & {
  /** Opens collapsed groups; true while searching. */
  isOpen: boolean
  mayPublish: boolean
}

/** One group of documents. */
export function ContentGroupPanel({ group, rows, isOpen, mayPublish }: ContentGroupPanelProps) {
  const documents = rows.map(({ links }) => links[0].entry)
  const selection = useSelection({
    field: 'entry',
    values: documents.map(seenValue),
    nouns: ['entry', 'entries'],
  })
  return (
    <Frame group={group} isOpen={isOpen}>
      <div id={groupId(group)} className="grid scroll-mt-16 gap-2">
        {mayPublish && (
          <SelectionBar
            label={`Select all: ${group}`}
            selection={selection}
            actions={publishingActions(documents.filter((one) => selection.has(seenValue(one))))}
          />
        )}
        <DataTable
          caption={group}
          columns={['Name', 'Address', 'State', 'Last change']}
          empty="Nothing here."
        >
          {rows.map((row) => (
            <ContentTableRow
              key={row.links[0].entry.key}
              {...row}
              box={mayPublish ? selection.boxOf(seenValue(row.links[0].entry)) : null}
            />
          ))}
        </DataTable>
      </div>
    </Frame>
  )
}

/** Fixed column widths align the tables of all groups. */
const groupClass =
  'grid gap-3 md:[&_table]:table-fixed md:[&_td]:py-1.5! md:[&_td]:leading-7 md:[&_th:nth-child(1)]:w-[29%] md:[&_th:nth-child(2)]:w-[25%] md:[&_th:nth-child(3)]:w-[21%]'

type FrameProps = { group: ContentGroup; isOpen: boolean; children: ReactNode }

function Frame({ group, isOpen, children }: FrameProps) {
  const heading = <h2 className="text-card font-semibold">{group}</h2>
  if (!collapsedGroups.includes(group)) {
    return (
      <section className={groupClass}>
        {heading}
        {children}
      </section>
    )
  }
  return (
    <details className={groupClass} open={isOpen}>
      <Summary>{heading}</Summary>
      {children}
    </details>
  )
}
