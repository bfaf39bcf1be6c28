import { z } from 'zod'
import { isFields } from '#model/content/form/json-schema.ts'
import { fieldLine, fieldText } from '#model/document-text.ts'
import { ISSUE_MAX, PREHEADER_MAX, SUBJECT_MAX } from './issue.ts'
import { fieldError, personalFieldsHint } from './personal-fields.ts'
import { type Segment, segmentSchema } from './segment.ts'

/** What is written of a newsletter issue, and to whom it goes. When is not part of it. */
export const issueDocumentSchema = z.strictObject({
  subject: fieldLine(SUBJECT_MAX)
    .min(1)
    .superRefine(refuseUnknownFields)
    .meta({ control: 'title' }),
  preheader: fieldLine(PREHEADER_MAX)
    .superRefine(refuseUnknownFields)
    .meta({
      title: 'Preview text',
      description: `What inboxes show beside the subject. ${personalFieldsHint}`,
    }),
  content: fieldText(ISSUE_MAX).min(1).superRefine(refuseUnknownFields).meta({ control: 'email' }),
  segment: segmentSchema.default({}).meta({ control: 'segment', title: 'Who gets it' }),
  isPublic: z.boolean().default(false).meta({
    title: 'Publish it in the archive',
    description:
      'Everybody can read it on the site once it is sent, and the email links there. You can withdraw it later.',
  }),
})

function refuseUnknownFields(text: string, context: z.RefinementCtx) {
  const error = fieldError(text)
  if (error) context.addIssue(`${error}.`)
}

export type IssueDocument = z.output<typeof issueDocumentSchema>

export const emptyIssue: IssueDocument = {
  subject: '',
  preheader: '',
  content: '',
  segment: {},
  isPublic: false,
}

/** A draft, valid or not: what is missing or no text is empty. */
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
    segment: segmentOf(given),
    isPublic: given.isPublic === true,
  }
}

/** The segment of a draft; one that is not valid has nobody, because an issue must not go to more people than were chosen. */
function segmentOf({ segment = {} }: Record<string, unknown>): Segment {
  const { data } = segmentSchema.safeParse(segment)
  return data ?? { from: '9999-12-31' }
}
