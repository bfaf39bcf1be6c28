import { LINE_MAX } from '#model/limits.ts'
import { fieldError } from './personal-fields.ts'

/** `paused`, `cancelled`: while it was being sent, for a time or for good. */
export const issueStates = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const

export type IssueState = (typeof issueStates)[number]

export const issueStateNames: Record<IssueState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  cancelled: 'Stopped',
}

/** Issues per page of the list. */
export const ISSUES_PER_PAGE = 30

/** Characters. */
export const SUBJECT_MAX = LINE_MAX
export const PREHEADER_MAX = LINE_MAX
export const ISSUE_MAX = 100_000

/** The name of an issue that may have no subject yet. */
export function issueName(subject: string) {
  return subject || 'Issue without a subject'
}

/** "1,204 subscribers" */
export function countSubscribers(count: number) {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'subscriber' : 'subscribers'}`
}

/** What must be written or mended before an issue can be sent, by field. */
export function textErrors(issue: {
  subject: string
  preheader: string
  content: string
}): Record<string, string> {
  const texts = { subject: issue.subject, preheader: issue.preheader, content: issue.content }
  const errors = Object.entries(texts).flatMap(([name, text]) => {
    const error = fieldError(text)
    return error ? [[name, error]] : []
  })
  return {
    ...Object.fromEntries(errors),
    ...(issue.subject.trim() === '' && { subject: 'Enter the subject' }),
    ...(issue.content.trim() === '' && { content: 'Write the issue' }),
  }
}
