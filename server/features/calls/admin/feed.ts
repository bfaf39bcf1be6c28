import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { feedPath, hashOfFeedKey, newFeedKey } from '#server/features/calls/feed/feed-key.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'

/** Makes the address of a feed with the actor's calls, which is never shown again. An earlier one stops working. */
export const renewFeed = mutation('editor', z.object({}), async (context) => {
  const { store, clock, actor, siteUrl } = context
  const key = newFeedKey()
  const values = { key_hash: hashOfFeedKey(key), created_at: clock().toISOString() }
  await store.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('call_feeds')
      .values({ account_id: actor.id, ...values })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
      .execute()
    await audit(transaction, context, {
      action: 'calls.feed-renewed',
      subject: `user:${actor.id}`,
      summary: 'Made a new address for a calendar with the own calls',
    })
  })
  return {
    message: 'The address was made.',
    value: { address: `${siteUrl ?? ''}${feedPath(key)}` },
  }
})

/** Ends the feed with the actor's calls. */
export const removeFeed = mutation('editor', z.object({}), async (context) => {
  const { store, actor } = context
  await store.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('call_feeds')
      .where('account_id', '=', actor.id)
      .returning('account_id')
      .execute()
    if (removed.length === 0) fail(404, 'The address was already deleted.')
    await audit(transaction, context, {
      action: 'calls.feed-removed',
      subject: `user:${actor.id}`,
      summary: 'Deleted the address of the calendar with the own calls',
    })
  })
  return { message: 'The address was deleted: calendar programs find nothing there.', value: null }
})
