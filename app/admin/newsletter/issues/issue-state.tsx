import { Moment } from '#app/admin/kit/moment.tsx'
import { Tag, type Tone } from '#app/admin/kit/tag.tsx'
import { type IssueState, issueStateNames } from '#model/newsletter/issue.ts'
import type { Issue } from '#server/features/newsletter/issues/list-issues.ts'

const tones: Record<IssueState, Tone> = {
  draft: 'quiet',
  scheduled: 'loud',
  sending: 'loud',
  paused: 'quiet',
  sent: 'good',
  cancelled: 'late',
}

/** An issue's state with its time and figures. */
export function IssueStatus({ issue }: { issue: Issue }) {
  const { failure, failed, retried, isRetried } = issue
  const state = isRetried ? 'sent' : issue.state
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 xl:grid">
      {failure === null ? (
        <Tag tone={tones[state]}>{issueStateNames[state]}</Tag>
      ) : (
        <Tag tone="late">Not sent</Tag>
      )}
      <span className="label text-soft">
        <Detail issue={issue} />
      </span>
      {retried > 0 && <span className="label text-soft">{number(retried)} tried again</span>}
      {failed > 0 && <span className="label text-alarm">{number(failed)} failed</span>}
    </span>
  )
}

function Detail({ issue }: { issue: Issue }) {
  const { state, at, sent, recipients, isRetried } = issue
  switch (isRetried ? 'sent' : state) {
    case 'draft':
      return (
        <>
          saved <Moment at={at} style="day" />
        </>
      )
    case 'scheduled':
      return (
        <>
          for <Moment at={at} />
        </>
      )
    case 'sending':
    case 'paused':
      return `${number(sent)} of ${number(recipients)}`
    case 'sent':
      return (
        <>
          to {number(sent)}
          {isRetried && ` of ${number(recipients)}`} on <Moment at={at} style="day" />
        </>
      )
    case 'cancelled':
      return `after ${number(sent)} of ${number(recipients)}`
  }
}

/** "1,204" */
export function number(count: number) {
  return count.toLocaleString('en-US')
}
