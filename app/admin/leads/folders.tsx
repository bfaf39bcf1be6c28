import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import { countWord, type InboxFolder, inboxFolders } from '#model/leads/inbox.ts'
import type { LeadPage } from '#server/features/leads/inbox/list-leads.ts'
import { filterQuery } from './filter-query.ts'

/** Links to the folders with the number of leads in each; they keep the other filters. */
export function Folders({ page: { filter, counts } }: { page: LeadPage }) {
  const { overdue: _, ...others } = filter
  const countOf = (folder: InboxFolder) => (folder === 'all' ? 0 : counts[folder])
  return (
    <TabLinks
      label="Folders"
      tabs={(Object.keys(inboxFolders) as InboxFolder[]).map((folder) => ({
        name: inboxFolders[folder],
        to: adminPaths.leads + filterQuery({ ...others, folder }),
        isCurrent: folder === filter.folder,
        count: countOf(folder) > 0 ? countWord(countOf(folder)) : undefined,
      }))}
    />
  )
}
