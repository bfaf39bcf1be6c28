import { Panel } from '#app/admin/kit/panel.tsx'
import { useKeptChanges } from '#app/admin/kit/use-kept-changes.ts'
import { useScreenPerson } from '#app/admin/shell/screen-person.ts'
import { useSite } from '#app/use-site.ts'
import { momentText } from '#model/moment-text.ts'
import type { IssueTexts } from '#model/newsletter/issue-schemas.ts'
import type { OpenedIssue } from '#server/features/newsletter/issues/open-issue.ts'
import { Button } from '#ui/button.tsx'
import { isSameText, keptName, textsOf } from './issue-texts.ts'

/** What this person had typed when somebody else scheduled or sent the issue; this browser has kept it. */
export function LeftText({ issue }: { issue: OpenedIssue }) {
  const { timeZone } = useSite().site
  const stored = textsOf(issue)
  const { offered, close } = useKeptChanges({
    name: keptName(useScreenPerson().id, issue.id),
    value: stored,
    version: issue.version,
    isSaved: true,
    isKnown: (value) => isSameText(stored, value),
  })
  if (!offered) return null
  const { subject, preheader, content } = offered.value as IssueTexts
  const text = [subject, preheader, content].filter(Boolean).join('\n\n')
  return (
    <Panel aria-labelledby="left-title" className="bg-raised">
      <div className="grid gap-1">
        <h2 id="left-title" className="text-section">
          Your changes from {momentText(offered.at, timeZone, 'moment')} are not part of this issue
        </h2>
        <p>
          {issue.state === 'draft'
            ? 'Your role no longer allows you to change it.'
            : 'It was scheduled or sent before they were saved.'}{' '}
          Copy what you still need.
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard */}
        <p tabIndex={0} className="mt-2 max-h-48 overflow-y-auto whitespace-pre-wrap text-soft">
          {text}
        </p>
      </div>
      <div>
        <Button size="sm" type="button" variant="danger" onClick={close}>
          Discard
        </Button>
      </div>
    </Panel>
  )
}
