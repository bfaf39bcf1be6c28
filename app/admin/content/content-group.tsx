import type { ReactNode } from 'react'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import type { ContentGroup } from '#model/content/editor.ts'
import type { ContentRows } from './content-list.ts'
import { ContentLine } from './content-row.tsx'

/** Long, and seldom what one comes for. */
const closed: ContentGroup[] = ['Specialties', 'Case studies']

/** Where the list's links jump to; a browser opens what is closed around it. */
export function groupId(group: ContentGroup) {
  return group.toLowerCase().replaceAll(' ', '-')
}

type ContentGroupPanelProps = ContentRows & {
  /** While something is looked for, nothing of it is hidden. */
  isOpen: boolean
}

/** One group of documents, under its name. */
export function ContentGroupPanel({ group, rows, isOpen }: ContentGroupPanelProps) {
  return (
    <Frame group={group} isOpen={isOpen}>
      <div id={groupId(group)}>
        <DataTable
          caption={group}
          columns={['Name', 'Address', 'State', 'Last change']}
          empty="Nothing here."
        >
          {rows.map((row) => (
            <ContentLine key={row.ways[0]?.entry.key} {...row} />
          ))}
        </DataTable>
      </div>
    </Frame>
  )
}

type FrameProps = { group: ContentGroup; isOpen: boolean; children: ReactNode }

function Frame({ group, isOpen, children }: FrameProps) {
  const heading = <h2 className="text-card font-semibold">{group}</h2>
  if (!closed.includes(group)) {
    return (
      <section className="content-list">
        {heading}
        {children}
      </section>
    )
  }
  return (
    <details className="content-list" open={isOpen}>
      <summary className="admin-summary">{heading}</summary>
      {children}
    </details>
  )
}
