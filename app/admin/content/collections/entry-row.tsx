import { Link } from 'react-router'
import { DocumentStatus } from '#app/admin/content/document-status.tsx'
import { SelectRow } from '#app/admin/kit/select-row.tsx'
import { documentPath } from '#model/admin-paths.ts'
import { EntryActions, type EntryRowProps } from './entry-actions.tsx'

/** An entry in the list of its collection. */
export function EntryRow(props: EntryRowProps) {
  const { entry, mayChange, hasUses, box } = props
  const { key, title, detail, picture, uses } = entry
  return (
    <tr>
      <td>
        <span className="flex items-center gap-3">
          {mayChange && <SelectRow title={title} box={box} />}
          {picture && (
            <img src={picture} alt="" className="size-10 flex-none rounded-small object-cover" />
          )}
          <span className="grid min-w-0">
            <Link to={documentPath(key)} className="row-link">
              {title}
            </Link>
            {detail && <span className="line-clamp-2 text-small text-soft">{detail}</span>}
          </span>
        </span>
      </td>
      {hasUses && (
        <td className="text-soft">
          <span className="flex flex-wrap gap-x-3">
            {uses.map(({ document, title: page }) => (
              <Link key={document} to={documentPath(document)} className="admin-link">
                {page}
              </Link>
            ))}
          </span>
        </td>
      )}
      <td>
        <DocumentStatus entry={entry} />
      </td>
      <td className="is-actions">{mayChange && <EntryActions {...props} />}</td>
    </tr>
  )
}
