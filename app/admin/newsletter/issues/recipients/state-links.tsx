import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { recipientsPath } from '#model/admin-paths.ts'
import {
  type RecipientState,
  recipientStateNames,
  recipientStates,
} from '#model/newsletter/recipient.ts'
import type { Issue } from '#server/features/newsletter/issues/list-issues.ts'

type StateLinksProps = {
  issue: Issue
  filter: { state: RecipientState | null; search: string }
}

/** Links that filter by state, with counts, which add up to the first. */
export function StateLinks({ issue, filter }: StateLinksProps) {
  return (
    <TabLinks
      label="Recipients by state"
      isPlain
      tabs={([null, ...recipientStates] as const).map((state) => {
        const query = new URLSearchParams({
          ...(state && { state }),
          ...(filter.search && { search: filter.search }),
        })
        const count = state ? issue[state] : issue.recipients
        return {
          name: state ? recipientStateNames[state] : 'All',
          to: `${recipientsPath(issue.id)}?${query}`,
          isCurrent: filter.state === state,
          count: count.toLocaleString('en-US'),
        }
      })}
    />
  )
}
