import { z } from 'zod'
import { query } from '#server/actions/action.ts'
import { listTakers } from '#server/features/calls/takers.ts'

/** The kinds of calls, shortest first, with the number of people who take them. */
export const listKinds = query('editor', z.object({}), async ({ store }) => {
  const rows = await store
    .selectFrom('call_kinds')
    .select(['id', 'name', 'minutes', 'place', 'link'])
    .orderBy('minutes')
    .orderBy('id')
    .execute()
  const takers = await listTakers(store)
  return {
    kinds: rows.map((kind) => ({
      ...kind,
      takers: takers.filter(({ kinds }) => kinds.includes(kind.id)).length,
    })),
  }
})
