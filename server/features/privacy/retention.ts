import { z } from 'zod'
import { type Retention, retentionKinds, retentionNames } from '#model/privacy/retention.ts'
import { retentionSchema } from '#model/privacy/retention-schema.ts'
import { mutation, query, type ResultOf } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { countDue } from './due-leads.ts'
import { RETENTION_KEY, readRetention } from './read-retention.ts'

/** The retention days, and how many leads are due now. */
export const showRetention = query('owner', z.object({}), async ({ store, clock }) => {
  const retention = await readRetention(store)
  return { retention, due: await countDue(store, retention, clock()) }
})

export type RetentionFigures = ResultOf<typeof showRetention>

/** Counts what these retention periods would erase now, without saving them. */
export const previewRetention = mutation('owner', retentionSchema, async (context, retention) => {
  const due = await countDue(context.store, retention, context.clock())
  return { message: 'Nothing is saved yet.', value: { retention, due } }
})

/** Saves the days; the retention job applies them once a day. */
export const saveRetention = mutation('owner', retentionSchema, async (context, retention) => {
  await context.store.transaction().execute(async (transaction) => {
    const value = JSON.stringify(retention)
    await transaction
      .insertInto('settings')
      .values({ key: RETENTION_KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
    await audit(transaction, context, {
      action: 'privacy.retention-changed',
      subject: 'retention',
      summary: `Changed how long leads are kept: ${daysByKind(retention)}`,
    })
  })
  return { message: 'Saved. Older leads are erased once a day.', value: null }
})

function daysByKind(retention: Retention) {
  return retentionKinds
    .map((kind) => {
      const days = retention[kind]
      return `${retentionNames[kind].toLowerCase()} ${days === null ? 'forever' : `${days} days`}`
    })
    .join(', ')
}
