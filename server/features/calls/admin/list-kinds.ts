import { z } from 'zod'
import { query } from '#server/actions/action.ts'
import { readCallKinds } from '#server/features/calls/call-kinds.ts'
import { listTakers } from '#server/features/calls/takers.ts'

/** The kinds of calls, shortest first, with the number of people who take them. */
export const listKinds = query('editor', z.object({}), async ({ store }) => {
  const [rows, takers] = await Promise.all([readCallKinds(store), listTakers(store)])
  return {
    kinds: rows.map((kind) => ({
      ...kind,
      takers: takers.filter(({ kinds }) => kinds.includes(kind.id)).length,
    })),
  }
})
