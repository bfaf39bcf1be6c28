import { z } from 'zod'
import { isFields } from '#model/content/form/json-schema.ts'
import { fieldLine, fieldText } from '#model/document-text.ts'
import { ISSUE_MAX, PREHEADER_MAX, SUBJECT_MAX } from './issue.ts'

/** What is written of a newsletter issue. To whom and when it goes is not part of it. */
export const issueDocumentSchema = z.strictObject({
  subject: fieldLine(SUBJECT_MAX).min(1).meta({ control: 'title' }),
  preheader: fieldLine(PREHEADER_MAX).meta({
    title: 'Preview text',
    description: 'What inboxes show beside the subject.',
  }),
  content: fieldText(ISSUE_MAX).min(1).meta({ control: 'email' }),
  isPublic: z.boolean().default(false).meta({
    title: 'Publish it in the archive',
    description:
      'Everybody can read it on the site once it is sent, and the email links there. You can withdraw it later.',
  }),
})

export type IssueDocument = z.output<typeof issueDocumentSchema>

export const emptyIssue: IssueDocument = {
  subject: '',
  preheader: '',
  content: '',
  isPublic: false,
}

/** The texts of a draft, valid or not: what is missing or no text is empty. */
export function issueValues(value: unknown): IssueDocument {
  const given = isFields(value) ? value : {}
  const text = (name: 'subject' | 'preheader' | 'content') => {
    const own = given[name]
    return typeof own === 'string' ? own : ''
  }
  return {
    subject: text('subject'),
    preheader: text('preheader'),
    content: text('content'),
    isPublic: given.isPublic === true,
  }
}
