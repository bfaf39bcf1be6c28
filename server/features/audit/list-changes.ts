import { z } from 'zod'
import { query } from '#server/actions/action.ts'
import type { AuditRow } from '#server/platform/db/rows/audit.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { summaryOf } from './change-summary.ts'
import { changesFilterSchema, filterChanges } from './filter-changes.ts'

const PAGE_SIZE = 50

/** `after` is a cursor: time and id of the last row of a page. */
const listSchema = changesFilterSchema.extend({
  after: z
    .string()
    .regex(/^\d{4}-[\d\-T:.]{5,25}Z~[\w-]{1,64}$/)
    .nullable()
    .catch(null)
    .default(null),
})

/** Audit rows, newest first, fifty per page, and the people to filter by. */
export const listChanges = query('owner', listSchema, async (context, { after, ...filter }) => {
  const { timeZone } = await context.content.site()
  let rows = filterChanges(context.store, filter, timeZone)
  if (after) {
    const [at = '', id = ''] = after.split('~')
    rows = rows.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(at, id)),
    )
  }
  const found = await rows
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const shown = found.slice(0, PAGE_SIZE)
  const last = found.length > PAGE_SIZE ? shown.at(-1) : undefined
  return {
    filter,
    changes: shown.map(present),
    people: await peopleOf(context.store),
    isFirst: after === null,
    /** `after` of the next page; null on the last one. */
    next: last ? `${last.created_at}~${last.id}` : null,
  }
})

/** A row of the audit log as its screen shows it; `at` is an ISO time. */
export type AuditEntry = ReturnType<typeof present>

function present(row: AuditRow) {
  return {
    id: row.id,
    actor: row.actor_name,
    action: row.action,
    subject: row.subject,
    summary: summaryOf(row),
    at: row.created_at,
  }
}

/** All people in the log under their latest name, including removed ones. */
async function peopleOf(store: Store) {
  const ids = await store
    .selectFrom('audit_log')
    .select('actor_id')
    .distinct()
    .where('actor_id', 'is not', null)
    .execute()
  const people = await Promise.all(
    ids.map(({ actor_id }) =>
      store
        .selectFrom('audit_log')
        .select(['actor_id as id', 'actor_name as name'])
        .where('actor_id', '=', actor_id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow(),
    ),
  )
  return people
    .map(({ id, name }) => ({ id: id ?? '', name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
