import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { COUNTING_KEY } from './is-counting.ts'

const schema = z.object({ counting: z.enum(['on', 'off']) })

/** Stops counting visits, or starts it again; what was counted stays. */
export const setCounting = mutation('owner', schema, async (context, { counting: value }) => {
  await context.store.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('settings')
      .values({ key: COUNTING_KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
    await audit(transaction, context, {
      action: value === 'on' ? 'insights.counting-started' : 'insights.counting-stopped',
      subject: 'insights',
      summary: value === 'on' ? 'Started counting visits' : 'Stopped counting visits',
    })
  })
  const message = value === 'on' ? 'Visits are counted again.' : 'Visits are no longer counted.'
  return { message, value: null }
})
