import type { Store } from '#server/platform/db/schema.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'
import type { Clock } from '#server/platform/runtime.ts'

/** Adds how many messages wait in the outbox, and for how long. */
export function addOutboxGauges(metrics: Metrics, store: Store, clock: Clock) {
  metrics.addGauge({
    name: 'wavelength_outbox_messages',
    help: 'Messages that are not sent yet, by channel and state.',
    labelNames: ['channel', 'state'],
    async read() {
      const rows = await store
        .selectFrom('outbox')
        .select(({ fn }) => ['channel', 'state', fn.countAll<number>().as('count')])
        .where('state', '!=', 'sent')
        .groupBy(['channel', 'state'])
        .execute()
      return rows.map(({ channel, state, count }) => ({
        labels: { channel, state },
        value: Number(count),
      }))
    },
  })
  metrics.addGauge({
    name: 'wavelength_outbox_oldest_seconds',
    help: 'How long the message that is due for longest has been waiting, by channel. Issues may wait for hours.',
    labelNames: ['channel'],
    async read() {
      const now = clock()
      const rows = await store
        .selectFrom('outbox')
        .select(({ fn }) => ['channel', fn.min('due_at').as('due')])
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now.toISOString())
        .where('issue_id', 'is', null)
        .groupBy('channel')
        .execute()
      return rows.map(({ channel, due }) => ({
        labels: { channel },
        value: Math.max(0, now.getTime() - Date.parse(due)) / 1000,
      }))
    },
  })
}
