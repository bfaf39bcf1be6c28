import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { outboxChannels, outboxStates } from '#model/mail/outbox.ts'
import { webhookEvents, webhookTestEvent } from '#model/webhooks/webhook.ts'
import { query } from '#server/actions/action.ts'
import { purgeTopic } from '#server/features/cdn/purge.ts'
import { announcementTopic } from '#server/features/index-now/announce-changes.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { contains } from '#server/platform/db/like.ts'
import { countMessages } from './count-messages.ts'
import { countOpenFailures } from './open-failures.ts'
import { presentMessage } from './present-message.ts'

const PAGE_SIZE = 50

const webhookTopics = [...webhookEvents, webhookTestEvent, purgeTopic, announcementTopic]

const listSchema = z.object({
  state: z.enum(outboxStates).nullable().catch(null),
  channel: z.enum(outboxChannels).nullable().catch(null),
  topic: z.string().max(100).catch(''),
  /** Part of a recipient. */
  q: z.string().trim().max(200).catch(''),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

export type MessageFilter = z.output<typeof listSchema>

/** Messages of the outbox, newest first, fifty per page. `q` is part of a recipient. */
export const listMessages = query(
  'editor',
  listSchema,
  async ({ store, mail, actor, clock }, filter) => {
    const { page } = filter
    // Answered by the indexes outbox_list… alone, without reading messages of earlier pages.
    const listed = store
      .selectFrom('outbox')
      .select('id')
      .where(matching(filter, actor))
      .orderBy('id', 'desc')
      .limit(PAGE_SIZE + 1)
      .offset((page - 1) * PAGE_SIZE)
    const [rows, counts, openFailures] = await Promise.all([
      store
        .selectFrom('outbox')
        .select(['id', 'channel', 'topic', 'recipient', 'state', 'attempts'])
        .select(['due_at', 'last_error', 'created_at', 'finished_at'])
        .where('id', 'in', listed)
        .orderBy('id', 'desc')
        .execute(),
      countMessages(store),
      countOpenFailures(store, clock()),
    ])
    const messages = rows.slice(0, PAGE_SIZE).map(presentMessage)
    const topics = [...Object.keys(mail.templates), ...webhookTopics]
    const hasMore = rows.length > PAGE_SIZE
    const hasServer = mail.mailer !== null
    return { messages, filter, hasMore, counts, openFailures, topics, hasServer }
  },
)

function matching({ state, channel, topic, q }: MessageFilter, { role }: Actor) {
  const conditions = [sql<SqlBool>`1 = 1`]
  if (state) conditions.push(sql`state = ${state}`)
  if (topic) conditions.push(sql`topic = ${topic}`)
  // By topic: with a condition on the channel the database would choose another index and read every message.
  const webhookNames = sql.join(webhookTopics.map((name) => sql.lit(name)))
  if (channel === 'webhook') conditions.push(sql`topic in (${webhookNames})`)
  if (channel === 'mail') conditions.push(sql`topic not in (${webhookNames})`)
  if (q) conditions.push(contains('recipient', q))
  // A webhook's URL may contain a secret, which a search would reveal character by character.
  if (q && role !== 'owner') conditions.push(sql`topic not in (${webhookNames})`)
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}
