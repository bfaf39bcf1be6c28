import type { AdminContext } from '#server/actions/admin-context.ts'

/** How changes of several subscribers name them. */
export const subscriberRows = {
  field: 'id',
  nouns: ['subscriber', 'subscribers'],
  async titleOf({ store }: AdminContext, { id }: { id: string }) {
    const row = await store
      .selectFrom('newsletter_subscribers')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirst()
    return row?.email
  },
} as const
