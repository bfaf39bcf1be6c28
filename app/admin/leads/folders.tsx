import { Link } from 'react-router'
import { adminPaths } from '#model/admin-paths.ts'
import { type InboxFolder, inboxFolders } from '#model/leads/inbox.ts'
import type { InboxFilter } from '#server/features/leads/inbox/filter.ts'
import { filterQuery } from './filter-query.ts'

/** Links to the folders, which keep the other filters. */
export function Folders({ filter }: { filter: InboxFilter }) {
  const { overdue: _, ...others } = filter
  return (
    <nav aria-label="Folders" className="inbox-folders">
      {Object.entries(inboxFolders).map(([folder, label]) => (
        <Link
          key={folder}
          to={adminPaths.leads + filterQuery({ ...others, folder: folder as InboxFolder })}
          aria-current={folder === filter.folder ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
