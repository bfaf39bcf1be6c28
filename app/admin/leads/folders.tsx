import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import { type InboxFolder, inboxFolders } from '#model/leads/inbox.ts'
import type { InboxFilter } from '#server/features/leads/inbox/filter.ts'
import { filterQuery } from './filter-query.ts'

/** Links to the folders, which keep the other filters. */
export function Folders({ filter }: { filter: InboxFilter }) {
  const { overdue: _, ...others } = filter
  return (
    <TabLinks
      label="Folders"
      tabs={Object.entries(inboxFolders).map(([folder, name]) => ({
        name,
        to: adminPaths.leads + filterQuery({ ...others, folder: folder as InboxFolder }),
        isCurrent: folder === filter.folder,
      }))}
    />
  )
}
