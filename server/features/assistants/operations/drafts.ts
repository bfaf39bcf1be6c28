import { z } from 'zod'
import { documentPath } from '#model/admin-paths.ts'
import { pageKindNames, SUMMARY_MAX } from '#model/content/new-page.ts'
import { REVIEW_NOTE_MAX } from '#model/content/review.ts'
import { issueKey } from '#model/content/standalone.ts'
import { acceptedValue } from '#server/features/assistants/accepted-value.ts'
import { drafting } from '#server/features/assistants/operation.ts'
import type { DraftServices } from '#server/features/assistants/reachable-actions.ts'
import { isTooDeep } from '#server/features/content/editor/read-body.ts'
import { documentField, documentSubject } from './document-field.ts'

const created = z.object({
  document: z.string().meta({ description: 'Its key: read it, then save its content.' }),
  version: z.number().int(),
  address: z.string().meta({ description: 'Its editor, for people.' }),
})

const title = z.string().min(1).max(200)

type AddressOf = (path: string) => string

async function createdDocument({ content }: DraftServices, document: string, addressOf: AddressOf) {
  const { version } = await content.open({ document })
  return { document, version, address: addressOf(documentPath(document)) }
}

export const createPage = drafting({
  name: 'create_page',
  title: 'Start a page',
  description: 'Starts a page as a draft. Visitors see it only when a person publishes it.',
  minRole: 'author',
  input: z.strictObject({
    title: z.string().min(1).max(70),
    kind: z.enum(pageKindNames).default('page'),
    summary: z.string().max(SUMMARY_MAX).default(''),
    slug: z.string().max(60).default('').meta({
      description: 'The last part of its address; by default from the title.',
    }),
  }),
  output: created,
  about: (input) => input.title,
  async run(services, input, { addressOf }) {
    const { document } = acceptedValue(await services.content.createPage(input))
    return createdDocument(services, document, addressOf)
  },
})

export const createPost = drafting({
  name: 'create_post',
  title: 'Start a post',
  description: 'Starts a post of the blog as a draft; its text is Markdown in `content`.',
  minRole: 'author',
  input: z.strictObject({ title }),
  output: created,
  about: (input) => input.title,
  async run(services, input, { addressOf }) {
    const { document } = acceptedValue(await services.blog.create(input))
    return createdDocument(services, document, addressOf)
  },
})

export const createIssue = drafting({
  name: 'create_issue',
  title: 'Start a newsletter issue',
  description:
    'Starts a newsletter issue as a draft; its text is Markdown in `content`. Only a person can send it.',
  minRole: 'author',
  input: z.strictObject({}),
  output: created,
  async run(services, _, { addressOf }) {
    const { id } = acceptedValue(await services.issues.create({}))
    return createdDocument(services, issueKey(id), addressOf)
  },
})

export const saveDraft = drafting({
  name: 'save_draft',
  title: 'Save a draft',
  description:
    'Replaces the draft of a document with this content, which need not be complete. What people wrote there stays in its history. Refused if somebody has changed the document since `version`: read it again, then join both.',
  minRole: 'author',
  input: z.strictObject({
    document: documentField,
    version: z.int().min(0).meta({ description: 'From read_document or the last save.' }),
    content: z
      .record(z.string(), z.unknown())
      .refine((content) => !isTooDeep(content), 'No document is nested this deeply.')
      .meta({ description: 'The whole content, as read_document gives it and the schema says.' }),
  }),
  output: z.object({
    document: z.string(),
    version: z.number().int(),
    errors: z
      .record(z.string(), z.string())
      .meta({ description: 'What must be mended before it can be published, by path.' }),
    address: z.string().meta({ description: 'Its editor, for people.' }),
  }),
  subject: documentSubject,
  about: ({ document }) => document,
  async run({ content }, { document, version, content: value }, { addressOf }) {
    const body = JSON.stringify(value)
    const saved = acceptedValue(await content.saveDraft({ document, version, body }))
    const address = addressOf(documentPath(document))
    return { document, version: saved.version, errors: saved.errors, address }
  },
})

export const askForReview = drafting({
  name: 'ask_for_review',
  title: 'Ask for a review',
  description:
    'Asks one person, or everyone who may publish the draft, to look at it; they are told by email. They decide whether it is published.',
  minRole: 'author',
  input: z.strictObject({
    document: documentField,
    note: z.string().max(REVIEW_NOTE_MAX).default(''),
    reviewer: z
      .string()
      .max(64)
      .default('')
      .meta({ description: 'An id from list_reviewers; empty: everyone who may publish.' }),
  }),
  output: z.object({ message: z.string() }),
  subject: documentSubject,
  about: ({ document }) => document,
  async run({ content }, input) {
    const result = await content.requestReview(input)
    acceptedValue(result)
    return { message: result.message }
  },
})
