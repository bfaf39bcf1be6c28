import type { IssueTexts } from '#model/newsletter/issue-schemas.ts'
import type { OpenedIssue } from '#server/features/newsletter/issues/open-issue.ts'

/** Names of the fields as they are shown. */
export const textNames: Record<keyof IssueTexts, string> = {
  subject: 'Subject',
  preheader: 'Preview text',
  content: 'Content',
}

export function textsOf({ subject, preheader, content }: OpenedIssue): IssueTexts {
  return { subject, preheader, content }
}

export function isSameText(one: IssueTexts, other: unknown) {
  const texts = other as Partial<IssueTexts>
  return Object.entries(one).every(([name, text]) => texts[name as keyof IssueTexts] === text)
}

/** Names the text of an issue that this browser keeps for a person. */
export function keptName(person: string, issue: string) {
  return `${person} issue:${issue}`
}
