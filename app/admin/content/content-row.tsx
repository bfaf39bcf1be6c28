import { Link } from 'react-router'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { SelectRow } from '#app/admin/kit/select-row.tsx'
import type { Selection } from '#app/admin/kit/use-selection.ts'
import { documentPath } from '#model/admin-paths.ts'
import { ContentActions } from './content-actions.tsx'
import type { ContentLink, ContentRow } from './content-rows.ts'
import { DocumentStatus, isUntouched } from './document-status.tsx'
import { seenValue } from './publishing/bulk-actions.ts'

type ContentTableProps = {
  caption: string
  rows: ContentRow[]
  /** Null if the user may not publish. */
  boxOf: Selection['boxOf'] | null
}

/** A list of documents, and what visitors see of each. */
export function ContentTable({ caption, rows, boxOf }: ContentTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={['Name', 'Address', 'Status', '']}
      empty="No pages match. Try a shorter word."
    >
      {rows.map((row) => (
        <Row key={row.links[0].entry.key} {...row} box={boxOf?.(seenValue(row.links[0].entry))} />
      ))}
    </DataTable>
  )
}

type RowProps = ContentRow & { box?: ReturnType<Selection['boxOf']> }

function Row({ title, path, links, box }: RowProps) {
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
      <td>
        <States links={links} />
      </td>
      <td className="is-actions">
        <ContentActions title={title} entry={links[0].entry} mayPublish={box !== undefined} />
      </td>
    </tr>
  )
}

function States({ links }: { links: ContentLink[] }) {
  const told = links.filter(({ entry }) => !isUntouched(entry) || entry.sampleTexts > 0)
  return told.map(({ entry, name }) => (
    <span key={entry.key} className="flex flex-wrap items-baseline gap-x-2">
      <DocumentStatus entry={entry} />
      {name && <span className="text-soft">{name}</span>}
      {entry.sampleTexts > 0 && (
        <span className="text-soft">
          {entry.sampleTexts === 1 ? '1 text' : `${entry.sampleTexts} texts`} of the sample
        </span>
      )}
    </span>
  ))
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
