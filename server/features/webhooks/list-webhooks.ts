import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#server/actions/action.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'

/** All webhooks with their last delivery, oldest first, without their secrets. */
export const listWebhooks = query('owner', z.object({}), async ({ store }) => {
  const last = (column: 'state' | 'created_at') => sql<string | null>`(
    select ${sql.ref(column)} from outbox
    where channel = 'webhook' and payload = '{"webhook":"' || webhooks.id || '"}'
    order by id desc limit 1)`
  const rows = await store
    .selectFrom('webhooks')
    .select(['id', 'url', 'events', 'active', 'created_at'])
    .select([
      last('state').$castTo<OutboxRow['state'] | null>().as('last_state'),
      last('created_at').as('last_at'),
    ])
    .orderBy('id')
    .execute()
  const webhooks = rows.map((row) => ({
    id: row.id,
    url: row.url,
    events: JSON.parse(row.events) as string[],
    isActive: row.active === 1,
    lastState: row.last_state,
    lastAt: row.last_at,
  }))
  return { webhooks }
})
