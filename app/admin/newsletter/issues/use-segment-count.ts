import type { EditedDocument } from '#app/admin/content/edit/use-document.ts'
import { TYPING_PAUSE, useQuery } from '#app/admin/kit/use-query.ts'
import { issueValues } from '#model/newsletter/issue-document.ts'
import { isEverybody } from '#model/newsletter/segment.ts'
import type { OpenedIssue } from '#server/features/newsletter/issues/open-issue.ts'

/** The issue with how many would get it as it is on the screen, saved or not. */
export function useSegmentCount(issue: OpenedIssue, { value }: EditedDocument): OpenedIssue {
  const { segment } = issueValues(value)
  const { value: counted } = useQuery(
    'issues.countSegment',
    { segment: JSON.stringify(segment) },
    { pause: TYPING_PAUSE },
  )
  const subscribers = counted?.count ?? issue.subscribers
  return { ...issue, subscribers, isForAll: isEverybody(segment) }
}
