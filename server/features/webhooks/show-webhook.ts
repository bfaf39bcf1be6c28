import { sql } from 'kysely'
import { z } from 'zod'
import { query, type ResultOf } from '#server/actions/action.ts'
import type { WebhookRow } from '#server/platform/db/rows/outbox.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { findWebhook, payloadOf } from './find-webhook.ts'

const PAGE_SIZE = 25

const schema = z.object({
  id: z.string().max(100),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

/** One webhook and its deliveries, newest first, twenty-five per page. */
export const showWebhook = query('owner', schema, async ({ store, clock }, { id, page }) => {
  const webhook = await findWebhook(store, id)
  const rows = await store
    .selectFrom('outbox')
    .select([
      'id',
      'topic',
      'state',
      'attempts',
      'due_at',
      'last_error',
      'created_at',
      'finished_at',
    ])
    // A literal, as in the partial index outbox_by_webhook.
    .where(sql<boolean>`channel = 'webhook'`)
    .where('payload', '=', payloadOf(id))
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const attempts = await attemptsOf(
    store,
    rows.map((row) => row.id),
  )
  const deliveries = rows.slice(0, PAGE_SIZE).map((row) => ({
    id: row.id,
    event: row.topic,
    state: row.state,
    attempts: row.attempts,
    /** Why the last attempt failed, as a readable message. */
    lastError: row.last_error,
    dueAt: row.due_at,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    log: attempts.flatMap(({ outbox_id, id, ...attempt }) =>
      outbox_id === row.id ? { id, ...attempt } : [],
    ),
  }))
  return {
    id: webhook.id,
    url: webhook.url,
    events: JSON.parse(webhook.events) as string[],
    isActive: webhook.active === 1,
    createdAt: webhook.created_at,
    /** Until when the old secret signs as well; null if it does not. */
    oldSecretUntil: webhook.old_secret === null ? null : laterThan(webhook, clock()),
    deliveries,
    page,
    hasMore: rows.length > PAGE_SIZE,
  }
})

/** The attempts of these deliveries, oldest first. */
async function attemptsOf(store: Store, deliveries: string[]) {
  if (deliveries.length === 0) return []
  return store
    .selectFrom('webhook_attempts')
    .select([
      'id',
      'outbox_id',
      'attempt',
      'started_at as startedAt',
      'duration',
      'status',
      'error',
    ])
    .where('outbox_id', 'in', deliveries)
    .orderBy('id')
    .execute()
}

function laterThan({ old_secret_until: until }: WebhookRow, now: Date) {
  return until !== null && until > now.toISOString() ? until : null
}

/** One delivery; times are ISO strings. */
export type Delivery = ResultOf<typeof showWebhook>['deliveries'][number]
