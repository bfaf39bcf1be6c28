import { sql } from 'kysely'
import { z } from 'zod'
import { type InboxFolder, inboxFolders, leadKinds, NO_ASSIGNEE } from '#model/leads/inbox.ts'
import { queryWords } from '#server/features/leads/search-words.ts'

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
  unread: flag.optional().catch(undefined),
  overdue: flag.optional().catch(undefined),
})

/** The filters as the inbox shows them. */
export type InboxFilter = Omit<z.output<typeof filterSchema>, 'folder'> & { folder: InboxFolder }

/** `words` are word prefixes that must all match. */
export type LeadFilter = InboxFilter & { words: string[] }

/** A page of `limit` leads; inquiries that came until `late` are overdue. */
export type LeadSearch = { filter: LeadFilter; late: Date; limit: number }

/** A search covers all folders, even one without words such as "???"; otherwise the inbox shows open leads. */
export function leadFilter({ folder, ...filter }: z.output<typeof filterSchema>): LeadFilter {
  const words = queryWords(filter.q)
  return { ...filter, words, folder: folder ?? (filter.q ? 'all' : 'new') }
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
  if (filter.unread) all.push(sql`leads.read_at is null`)
  if (filter.overdue) all.push(overdue(late))
  return all
}

/** Unanswered inquiries past their response deadline: those that came until `late`. */
export function overdue(late: Date) {
  return sql<boolean>`leads.kind = 'inquiry' and leads.status = 'new' and leads.answered_at is null and leads.created_at <= ${late.toISOString()}`
}
