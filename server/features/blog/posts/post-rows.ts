import type { AdminContext } from '#server/actions/admin-context.ts'

/** How changes of several posts name them. */
export const postRows = {
  field: 'id',
  nouns: ['post', 'posts'],
  async titleOf({ store }: AdminContext, { id }: { id: string }) {
    const row = await store
      .selectFrom('posts')
      .select('title')
      .where('id', '=', id)
      .executeTakeFirst()
    return row?.title
  },
} as const
