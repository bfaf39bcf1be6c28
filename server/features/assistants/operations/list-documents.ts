import { z } from 'zod'
import type { EntryKind } from '#model/content/collections.ts'
import type { DocumentEntry } from '#model/content/editor.ts'
import { issueKey, postKey } from '#model/content/standalone.ts'
import { reading } from '#server/features/assistants/operation.ts'
import type { ReadServices } from '#server/features/assistants/reachable-actions.ts'
import { documentKinds, isOffered } from './document-field.ts'

const listed = z.object({
  document: z.string().meta({ description: 'Its key, for the other operations.' }),
  title: z.string(),
  state: z.string().meta({ description: 'Such as draft, published or scheduled.' }),
  hasDraft: z.boolean().meta({ description: 'Has changes that are not published.' }),
})

type Listed = { documents: z.input<typeof listed>[]; hasMore: boolean }

export const listDocuments = reading({
  name: 'list_documents',
  title: 'List documents',
  description:
    'Lists pages (with the cards of services), posts, newsletter issues, or the entries of a collection. Posts and issues come newest first, 50 or fewer per page.',
  minRole: 'viewer',
  input: z.strictObject({
    kind: z.enum(documentKinds),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  output: z.object({ documents: z.array(listed), hasMore: z.boolean() }),
  about: ({ kind }) => kind,
  run(services, { kind, page }) {
    if (kind === 'page') return pages(services)
    if (kind === 'post') return posts(services, page)
    if (kind === 'issue') return issues(services, page)
    return entries(services, kind)
  },
})

async function pages({ content }: ReadServices): Promise<Listed> {
  const { documents } = await content.list({})
  const own = documents.filter(({ key }) => isOffered(key))
  return { documents: own.map(presented), hasMore: false }
}

async function entries({ content }: ReadServices, kind: EntryKind): Promise<Listed> {
  const list = await content.entries({ kind })
  return { documents: list.entries.map(presented), hasMore: false }
}

async function posts({ blog }: ReadServices, page: number): Promise<Listed> {
  const list = await blog.list({ page })
  const documents = list.posts.map(({ id, title, state, hasDraft }) => {
    return { document: postKey(id), title, state, hasDraft }
  })
  return { documents, hasMore: list.hasMore }
}

async function issues(services: ReadServices, page: number): Promise<Listed> {
  const list = await services.issues.list({ page })
  const documents = list.issues.map(({ id, subject, state }) => {
    return { document: issueKey(id), title: subject, state, hasDraft: state === 'draft' }
  })
  return { documents, hasMore: list.hasMore }
}

type Entry = Pick<
  DocumentEntry,
  'key' | 'title' | 'hasDraft' | 'hasOriginal' | 'isPublished' | 'isOff'
>

function presented({ key, title, hasDraft, ...entry }: Entry) {
  return { document: key, title, state: stateOf(entry), hasDraft }
}

function stateOf({ isOff, isPublished, hasOriginal }: Omit<Entry, 'key' | 'title' | 'hasDraft'>) {
  if (isOff) return 'unpublished'
  return isPublished || hasOriginal ? 'published' : 'draft'
}
