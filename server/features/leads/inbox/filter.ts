import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { type InboxFolder, inboxFolders, leadKinds, NO_ASSIGNEE } from '#model/leads/inbox.ts'
import type { Pipeline } from '#model/pipeline/pipeline-schema.ts'
import { queryWords } from '#server/features/leads/search-words.ts'
import { inStage } from '#server/features/pipeline/open-deals.ts'

const flag = z.literal('1').transform(() => true)

/** Query parameters of the inbox; invalid ones are ignored. */
export const filterSchema = z.object({
  q: z.string().trim().max(200).catch('').default(''),
  folder: z
    .enum(Object.keys(inboxFolders) as InboxFolder[])
    .optional()
    .catch(undefined),
  kind: z
    .enum(Object.keys(leadKinds) as (keyof typeof leadKinds)[])
    .optional()
    .catch(undefined),
  assignee: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional()
    .catch(undefined),
  tag: z
    .string()
    .min(1)
    .max(100)
    .refine((tag) => !tag.includes('\u0000'))
    .optional()
    .catch(undefined),
  stage: z
    .string()
    .regex(/^[a-z-]{1,60}$/)
    .optional()
    .catch(undefined),
  unread: flag.optional().catch(undefined),
  overdue: flag.optional().catch(undefined),
  waiting: z.enum(['us', 'them']).optional().catch(undefined),
})

/** The filters as the inbox shows them. */
export type InboxFilter = Omit<z.output<typeof filterSchema>, 'folder'> & { folder: InboxFolder }

/** `words` are word prefixes that must all match; `isInStage` is the condition of a stage. */
export type LeadFilter = InboxFilter & { words: string[]; isInStage: RawBuilder<boolean> | null }

/** A page of `limit` leads; those who wait since `late` or longer are overdue. */
export type LeadSearch = { filter: LeadFilter; late: Date; limit: number }

/** Searches and most filters cover all folders, even a search without words such as "???"; otherwise the inbox shows open leads. */
export function leadFilter(
  { folder, stage, ...filter }: z.output<typeof filterSchema>,
  pipeline: Pipeline,
): LeadFilter {
  const words = queryWords(filter.q)
  const known = pipeline.stages.find(({ id }) => id === stage)?.id
  return {
    ...filter,
    words,
    stage: known,
    isInStage: known === undefined ? null : inStage(pipeline, known),
    folder: folder ?? (coversAll({ ...filter, stage: known }) ? 'all' : 'new'),
  }
}

/** Leads of a stage may be answered, and clients write after they were won. */
function coversAll({ q, stage, overdue, waiting }: Omit<InboxFilter, 'folder'>) {
  return Boolean(q || stage || overdue || waiting)
}

/** The filter's conditions on `leads`, without words and tag, which are in other tables. */
export function conditions(filter: LeadFilter, late: Date) {
  const { folder, kind, assignee } = filter
  const all = [
    folder === 'all'
      ? sql<boolean>`leads.status <> 'spam'`
      : sql<boolean>`leads.status = ${folder}`,
  ]
  if (kind) all.push(sql`leads.kind = ${kind}`)
  if (assignee === NO_ASSIGNEE) all.push(sql`leads.assignee_id is null`)
  else if (assignee) all.push(sql`leads.assignee_id = ${assignee}`)
  if (filter.isInStage) all.push(filter.isInStage)
  if (filter.unread) all.push(sql`leads.read_at is null`)
  if (filter.overdue) all.push(overdue(late))
  if (filter.waiting) all.push(filter.waiting === 'us' ? waitsForUs : waitsForThem)
  return all
}

/** Somebody waits for our answer. */
export const waitsForUs = sql<boolean>`leads.waiting_since is not null and leads.status <> 'spam'`

/** Open leads that we have answered last. */
const waitsForThem = sql<boolean>`leads.waiting_since is null and leads.answered_at is not null
  and leads.status not in ('won', 'lost', 'spam')`

/** Somebody waits to whom an answer was promised. */
export const hasDeadline = sql<boolean>`${waitsForUs} and leads.kind = 'inquiry'`

/** The promised time is over for those who wait since `late` or longer. */
export function overdue(late: Date) {
  return sql<boolean>`${hasDeadline} and leads.waiting_since <= ${late.toISOString()}`
}
