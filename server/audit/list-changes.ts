import { z } from 'zod'
import { query } from '#server/back-office/verb.ts'

const PAGE_SIZE = 50

const listSchema = z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) })

/** Who changed what, newest first, fifty a page. */
export const listChanges = query('owner', listSchema, async ({ store }, { page }) => {
  const rows = await store
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const changes = rows.slice(0, PAGE_SIZE).map((row) => ({
    id: row.id,
    actor: row.actor_name,
    action: row.action,
    subject: row.subject,
    summary: row.summary,
    at: row.created_at,
  }))
  return { changes, page, hasMore: rows.length > PAGE_SIZE }
})
