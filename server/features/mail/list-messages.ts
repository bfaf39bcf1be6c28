import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { outboxChannels, outboxStates } from '#model/mail/outbox.ts'
import { webhookEvents, webhookTestEvent } from '#model/webhooks/webhook.ts'
import { query } from '#server/platform/actions/action.ts'
import type { Actor } from '#server/platform/actions/actor.ts'
import { contains } from '#server/platform/db/like.ts'
import { countMessages } from './count-messages.ts'
import { presentMessage } from './present-message.ts'

const PAGE_SIZE = 50

const webhookTopics = [...webhookEvents, webhookTestEvent]

const listSchema = z.object({
  state: z.enum(outboxStates).nullable().catch(null),
  channel: z.enum(outboxChannels).nullable().catch(null),
  topic: z.string().max(100).catch(''),
  q: z.string().trim().max(200).catch(''),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

type Filter = z.output<typeof listSchema>

/** Everything that left, is to leave or could not, newest first, fifty a page; `q` is part of a recipient. */
export const listMessages = query('viewer', listSchema, async ({ store, mail, actor }, filter) => {
  const { page } = filter
  // The indexes outbox_list… answer this alone, so that no message is read to be left out.
  const listed = store
    .selectFrom('outbox')
    .select('id')
    .where(fitting(filter, actor))
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
  const [rows, counts] = await Promise.all([
    store
      .selectFrom('outbox')
      .select(['id', 'channel', 'topic', 'recipient', 'state', 'attempts'])
      .select(['due_at', 'last_error', 'created_at', 'finished_at'])
      .where('id', 'in', listed)
      .orderBy('id', 'desc')
      .execute(),
    countMessages(store),
  ])
  const messages = rows.slice(0, PAGE_SIZE).map(presentMessage)
  const topics = [...Object.keys(mail.templates), ...webhookTopics]
  const hasMore = rows.length > PAGE_SIZE
  return { messages, filter, hasMore, counts, topics, hasServer: mail.mailer !== null }
})

function fitting({ state, channel, topic, q }: Filter, { role }: Actor) {
  const conditions = [sql<SqlBool>`1 = 1`]
  if (state) conditions.push(sql`state = ${state}`)
  if (topic) conditions.push(sql`topic = ${topic}`)
  // By its topics: a condition on the channel would lead the database to another index, and to every message.
  const ours = sql.join(webhookTopics.map((name) => sql.lit(name)))
  if (channel === 'webhook') conditions.push(sql`topic in (${ours})`)
  if (channel === 'mail') conditions.push(sql`topic not in (${ours})`)
  if (q) conditions.push(contains('recipient', q))
  // An address of another system may hold a secret of theirs, which a search would tell letter by letter.
  if (q && role !== 'owner') conditions.push(sql`topic not in (${ours})`)
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}
