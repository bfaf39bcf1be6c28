import { z } from 'zod'
import { line, oneLineEnd, text } from '#model/text.ts'
import { ISSUE_MAX, PREHEADER_MAX, SUBJECT_MAX } from './issue.ts'

/** A draft may be empty; what is sent may not. */
export const issueTextsSchema = z.object({
  subject: line(SUBJECT_MAX, 'The subject'),
  preheader: line(PREHEADER_MAX, 'The preview text'),
  content: z
    .string({ error: 'The issue must be text' })
    .transform(oneLineEnd)
    .pipe(text(ISSUE_MAX, 'The issue')),
})

export type IssueTexts = z.output<typeof issueTextsSchema>
