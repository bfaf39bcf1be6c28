import { startOfDay } from '#model/local-time.ts'
import { columnOf, splitTags } from '#model/newsletter/subscriber-data.ts'
import { subscriberChangeSchema } from '#model/newsletter/subscriber-schemas.ts'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'

/** Changes what is known of a subscriber. Topics are theirs to choose. */
export const changeSubscriber = mutation(
  'editor',
  subscriberChangeSchema,
  async (context, { id, firstName, company, language, tags, pausedUntil }) => {
    const { timeZone } = await context.content.site()
    await context.store.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('newsletter_subscribers')
        .set({
          first_name: firstName || null,
          company: company || null,
          language: language || null,
          tags: columnOf(splitTags(tags)),
          paused_until: startOfDay(pausedUntil, timeZone)?.toISOString() ?? null,
        })
        .where('id', '=', id)
        .where('state', '!=', 'unsubscribed')
        .executeTakeFirst()
      if (numUpdatedRows === 0n) fail(409, 'This address has been unsubscribed or erased.')
      await audit(transaction, context, {
        action: 'newsletter.changed',
        subject: `subscriber:${id}`,
        summary: 'Changed what is known of a newsletter subscriber',
      })
    })
    return { message: 'Saved.', value: null }
  },
)
