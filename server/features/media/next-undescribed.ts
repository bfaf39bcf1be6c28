import { z } from 'zod'
import { query } from '#server/actions/action.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { presentMedia } from './present-media.ts'

const schema = z.object({ after: z.string().max(100).catch('').default('') })

/** The oldest picture without alt text, or the next one after the picture `after`, and how many there are. */
export const nextUndescribed = query('author', schema, async ({ store }, { after }) => {
  const { all } = await undescribed(store)
    .select((row) => row.fn.countAll().as('all'))
    .executeTakeFirstOrThrow()
  const last = after
    ? await store
        .selectFrom('media')
        .select(['id', 'created_at'])
        .where('id', '=', after)
        .executeTakeFirst()
    : undefined
  let found = undescribed(store).selectAll().orderBy('created_at').orderBy('id').limit(1)
  if (last) {
    found = found.where((row) =>
      row.or([
        row('created_at', '>', last.created_at),
        row.and([row('created_at', '=', last.created_at), row('id', '>', last.id)]),
      ]),
    )
  }
  const row = await found.executeTakeFirst()
  return { item: row ? presentMedia(row, false) : null, count: Number(all) }
})

function undescribed(store: Store) {
  return store.selectFrom('media').where('needs_alt', '=', 1)
}
