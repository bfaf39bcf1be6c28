import { Link } from 'react-router'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { SelectRow } from '#app/admin/kit/select-row.tsx'
import type { Selection } from '#app/admin/kit/use-selection.ts'
import { documentPath } from '#model/admin-paths.ts'
import type { ContentLink, ContentRow } from './content-rows.ts'
import { seenValue } from './publishing/bulk-actions.ts'
import { PlanTags } from './publishing/plan-tags.tsx'
import { isChanged, StateTag } from './state-tag.tsx'

type ContentTableProps = {
  caption: string
  rows: ContentRow[]
  /** Null if the user may not publish. */
  boxOf: Selection['boxOf'] | null
}

/** A list of documents, which says of each only how it differs from what came with the site. */
export function ContentTable({ caption, rows, boxOf }: ContentTableProps) {
  const hasChanges = rows.some(({ links }) => links.some(({ entry }) => isChanged(entry)))
  return (
    <DataTable
      caption={caption}
      columns={['Name', 'Address', ...(hasChanges ? ['State', 'Last change'] : [])]}
      empty="No pages match. Try a shorter word."
    >
      {rows.map((row) => (
        <Row
          key={row.links[0].entry.key}
          {...row}
          hasChanges={hasChanges}
          box={boxOf?.(seenValue(row.links[0].entry))}
        />
      ))}
    </DataTable>
  )
}

type RowProps = ContentRow & { hasChanges: boolean; box?: ReturnType<Selection['boxOf']> }

function Row({ title, path, links, hasChanges, box }: RowProps) {
  // What all pages show has no address of its own.
  const isWholeSite = links.some(({ entry }) => entry.group === 'Whole site')
  return (
    <tr>
      <td>
        <span className="flex items-center gap-3">
          {box && <SelectRow title={title} box={box} />}
          <RowLinks title={title} links={links} />
        </span>
      </td>
      <td className="label text-soft">{isWholeSite ? '' : path}</td>
      {hasChanges && <Changes links={links.filter(({ entry }) => isChanged(entry))} />}
    </tr>
  )
}

/** The cells of the state and of who made the last change. */
function Changes({ links }: { links: ContentLink[] }) {
  return (
    <>
      <td>
        {links.map(({ entry, name }) => (
          <span
            key={entry.key}
            className="flex flex-wrap items-baseline gap-x-2 md:[&_.label]:leading-7"
          >
            <StateTag entry={entry} />
            <PlanTags {...entry} />
            {name && <span className="text-soft">{name}</span>}
            {entry.sampleTexts > 0 && (
              <span className="text-soft">
                {entry.sampleTexts === 1 ? '1 text' : `${entry.sampleTexts} texts`} of the sample
              </span>
            )}
          </span>
        ))}
      </td>
      <td className="text-soft">
        {links.map(
          ({ entry: { key, lastChange } }) =>
            lastChange && (
              <span key={key} className="block">
                {lastChange.by}, <Moment at={lastChange.at} />
              </span>
            ),
        )}
      </td>
    </>
  )
}

function RowLinks({ title, links }: { title: string; links: ContentLink[] }) {
  const [only] = links
  if (only?.name === null) {
    return (
      <Link to={documentPath(only.entry.key)} className="row-link">
        {title}
      </Link>
    )
  }
  return (
    <span className="flex flex-wrap items-baseline gap-x-5">
      <span className="font-semibold">{title}</span>
      {links.map(({ entry, name }) => (
        <Link key={entry.key} to={documentPath(entry.key)} className="admin-link">
          {name}
          <span className="sr-only"> of {title}</span>
        </Link>
      ))}
    </span>
  )
}
