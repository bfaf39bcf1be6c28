import { Link } from 'react-router'
import { Moment } from '#app/admin/kit/moment.tsx'
import { SelectRow } from '#app/admin/kit/select-row.tsx'
import type { Selection } from '#app/admin/kit/use-selection.ts'
import { documentPath } from '#model/admin-paths.ts'
import type { ContentLink, ContentRow } from './content-rows.ts'
import { PlanTags } from './publishing/plan-tags.tsx'
import { StateTag } from './state-tag.tsx'

type ContentTableRowProps = ContentRow & {
  /** Null if the user may not publish. */
  box: ReturnType<Selection['boxOf']> | null
}

/** A row of the list. */
export function ContentTableRow({ title, path, links, box }: ContentTableRowProps) {
  const changed = links.filter(
    ({ entry }) =>
      entry.lastChange !== null || entry.isInvalid || entry.isOff || entry.plans.length > 0,
  )
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
        {changed.length === 0 && <span className="text-soft">Original</span>}
        {changed.map(({ entry, name }) => (
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
        {changed.every(({ entry }) => entry.lastChange === null) && 'Not changed'}
        {changed.map(
          ({ entry: { key, lastChange } }) =>
            lastChange && (
              <span key={key} className="block">
                {lastChange.by}, <Moment at={lastChange.at} />
              </span>
            ),
        )}
      </td>
    </tr>
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
