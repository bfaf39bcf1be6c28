import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import type { ContentGroup, DocumentEntry } from '#model/content/editor.ts'
import { contentRows, listedGroups } from './content-rows.ts'

type GroupTabsProps = {
  documents: DocumentEntry[]
  /** Null while several groups are shown. */
  current: ContentGroup | null
}

/** Links to the groups of documents, with the number in each. */
export function GroupTabs({ documents, current }: GroupTabsProps) {
  return (
    <TabLinks
      label="Groups"
      isPlain
      tabs={listedGroups(contentRows(documents, '')).map(({ group, rows }) => ({
        name: group,
        to: `${adminPaths.content}?${new URLSearchParams({ group })}`,
        isCurrent: group === current,
        count: String(rows.length),
      }))}
    />
  )
}
