import type { Config } from '#server/platform/config/config.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import type { Clock, NewId } from '#server/platform/runtime.ts'

/** The outbox topic of a purge; it travels with the webhooks. */
export const purgeTopic = 'pages.changed'

/** Milliseconds until every instance shows the change; a page fetched earlier could be the old one. */
const DELAY = 3_000

type PurgeDeps = { store: Store; clock: Clock; newId: NewId; contentVersion(): number }

export type Purge = {
  /** Queues one purge for each content version, however many instances see it. Without CDN_PURGE_URL does nothing. */
  noteVersion(): Promise<void>
}

export function createPurge({ cdnPurge }: Pick<Config, 'cdnPurge'>, deps: PurgeDeps): Purge {
  let noted: number | undefined

  return {
    async noteVersion() {
      const version = deps.contentVersion()
      if (!cdnPurge || version === noted) return
      const entry = {
        channel: 'webhook' as const,
        topic: purgeTopic,
        recipient: cdnPurge.url,
        subjectId: null,
        payload: {},
        messageId: `${purgeTopic}.${version}`,
        delay: DELAY,
      }
      await deps.store.transaction().execute((transaction) => enqueue(transaction, deps, [entry]))
      noted = version
    },
  }
}
