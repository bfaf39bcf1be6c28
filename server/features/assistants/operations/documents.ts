import { z } from 'zod'
import { documentPath } from '#model/admin-paths.ts'
import { reading } from '#server/features/assistants/operation.ts'
import { documentField, documentSubject } from './document-field.ts'
import { sectionSchema, withoutSectionFields } from './section-schemas.ts'

const input = z.strictObject({ document: documentField })

export const readDocument = reading({
  name: 'read_document',
  title: 'Read a document',
  description:
    'The content of a page, post, newsletter issue or entry: its draft if there is one, else what is published. `version` goes with save_draft.',
  minRole: 'viewer',
  input,
  output: z.object({
    document: z.string(),
    title: z.string(),
    version: z.number().int(),
    shows: z.enum(['draft', 'published', 'original']),
    closed: z
      .string()
      .nullable()
      .meta({ description: 'Why it can no longer be changed, or null.' }),
    path: z.string().nullable().meta({ description: 'The public page that shows it, or null.' }),
    address: z.string().meta({ description: 'Its editor, for people.' }),
    errors: z
      .record(z.string(), z.string())
      .meta({ description: 'What must be mended before it can be published, by path.' }),
    comments: z
      .array(z.object({ place: z.string(), by: z.string().nullable(), text: z.string() }))
      .meta({ description: 'Open comments of the team, with the field that they are about.' }),
    content: z.unknown().meta({
      description: 'As the schema says. Entries of lists that stay keep their `_id`.',
    }),
  }),
  subject: documentSubject,
  about: ({ document }, result) => result?.title || document,
  async run({ content }, { document }, { addressOf }) {
    const opened = await content.open({ document })
    const { title, version, shows, closed, path, errors, comments, value } = opened
    return {
      ...{ document, title, version, shows, closed, path, errors },
      address: addressOf(documentPath(document)),
      comments: comments
        .filter(({ resolved }) => !resolved)
        .flatMap(({ place, comments: all }) => all.map(({ by, text }) => ({ place, by, text }))),
      content: value,
    }
  },
})

export const readDocumentSchema = reading({
  name: 'read_document_schema',
  title: 'Read the schema of a document',
  description:
    'The JSON Schema of what a document may contain, with titles and descriptions. Read it before you save a draft with other fields than it has. That of a page names its kinds of sections: ask for the fields of one with `section`.',
  minRole: 'viewer',
  input: input.extend({
    section: z.string().max(60).optional().meta({ description: 'The `type` of a section.' }),
  }),
  output: z.object({ document: z.string(), schema: z.record(z.string(), z.unknown()) }),
  subject: documentSubject,
  about: ({ document }) => document,
  async run({ content }, { document, section }) {
    const { schema } = await content.open({ document })
    const asked = section ? sectionSchema(schema, section) : withoutSectionFields(schema)
    return { document, schema: asked }
  },
})

export const listReviewers = reading({
  name: 'list_reviewers',
  title: 'List reviewers',
  description: 'The people who can be asked for a review of a document.',
  minRole: 'author',
  input,
  output: z.object({ people: z.array(z.object({ id: z.string(), name: z.string() })) }),
  subject: documentSubject,
  about: ({ document }) => document,
  async run({ content }, { document }) {
    return { people: await content.reviewers({ document }) }
  },
})
