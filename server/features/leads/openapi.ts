import { z } from 'zod'
import { CORRECT } from '#model/form-result.ts'
import { english } from '#model/language/english.ts'
import { standardFields } from '#model/leads/form-fields.ts'
import { FILL_TIME_FIELD, HONEYPOT_FIELD } from '#model/leads/inquiry.ts'
import type { LeadSource } from '#model/leads/lead-source.ts'
import type { UploadRule } from '#model/leads/upload.ts'
import type { Case, Operation } from '#server/openapi/operation.ts'
import { formProblems, problemExample } from '#server/openapi/problems.ts'
import { OTHER_CONTENT } from './idempotency.ts'
import type { LeadForm } from './lead-form.ts'

const stored = z.strictObject({
  message: z.string(),
  reference: z.string(),
  file: z.string().optional().describe('Name of the stored file.'),
  minutesLeft: z.int().optional().describe('Minutes until the promised answer to an inquiry.'),
})

const key = 'b7e2f6d0-3c55-4d0f-9a55-0c7de4a2f00'

type Description = {
  id: string
  summary: string
  /** Name of the schema of the form's fields. */
  name: string
  /** A valid form, a valid one with different content, and an invalid one with its errors. */
  good: Record<string, string>
  other: Record<string, string>
  bad: { body: Record<string, string>; errors: Record<string, string> }
  files?: Case['files']
}

/** The API operation of a lead form. */
export function leadOperation<Fields extends LeadSource>(
  { kind, path, schema, file, messages }: LeadForm<Fields>,
  { id, summary, name, good, other, bad, files }: Description,
): Operation {
  const fields = schema(standardFields[kind], english).extend({
    [HONEYPOT_FIELD]: z.string().optional().describe('Leave empty; people do not see it.'),
    [FILL_TIME_FIELD]: z.string().optional().describe('Milliseconds spent on filling in the form.'),
  })
  const answer = { message: messages.success, reference: 'AB-7Q2F-9KXA' }
  const parameters = { 'Idempotency-Key': `${key}-${kind}` }
  const storedSchema = { name: 'StoredLead', schema: stored }
  return {
    method: 'post',
    path,
    id,
    summary,
    description:
      'Responds once the fields and the file are on the disk, and not before. Fields that the agency has added to the form are named as on its page (`custom_…`); those that it has hidden or made optional may be missing.',
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        description: 'The same key with the same content is stored once, however often it is sent.',
        schema: z.string().regex(/^[A-Za-z0-9_-]{16,100}$/),
      },
    ],
    body: {
      mediaType: 'multipart/form-data',
      schema: { name, schema: fields },
      files: file && { [file.field]: describeFile(file.rule) },
    },
    answers: {
      200: {
        description:
          'Stored before: under the same key, or the same content within this hour or the last',
        schema: storedSchema,
      },
      201: { description: 'Stored', schema: storedSchema },
    },
    problems: {
      ...formProblems,
      409: 'The key was used for different content.',
      503: 'Storing, or checking files for viruses, is not possible at the moment.',
    },
    cases: [
      { name: 'new', summary: 'A new lead', parameters, body: good, files, status: 201, answer },
      {
        name: 'again',
        summary: 'The same content again',
        parameters,
        body: good,
        files,
        status: 200,
        answer,
      },
      {
        name: 'otherContent',
        summary: 'Different content under the same key',
        parameters,
        body: other,
        files,
        status: 409,
        answer: problemExample(409, OTHER_CONTENT),
      },
      {
        name: 'missing',
        summary: 'With errors',
        body: bad.body,
        files,
        status: 422,
        answer: problemExample(422, CORRECT, bad.errors),
      },
    ],
  }
}

function describeFile({ maxBytes, extensions }: UploadRule) {
  return `At most ${maxBytes} bytes; one of ${extensions.join(', ')}`
}
