import { sql } from 'kysely'
import { letterPath } from '#model/admin-paths.ts'
import { letterName, letterStateNames } from '#model/newsletter/letter.ts'
import type { Found } from '#model/search/search.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { countDeliveries } from '#server/features/newsletter/letters/deliveries.ts'
import { presentLetter } from '#server/features/newsletter/letters/list-letters.ts'
import { contains } from '#server/platform/db/like.ts'

const LETTERS_MAX = 6

/** Newest letters that are searched: no index holds their texts. */
const TEXTS_MAX = 500

/** Letters with all words in their subject, preview line or text; those with all in their subject first. */
export async function searchLetters({ store }: AdminContext, words: string[]): Promise<Found[]> {
  const hasAll = (columns: string[]) => {
    const found = words.map(
      (word) =>
        sql<boolean>`(${sql.join(
          columns.map((column) => contains(column, word)),
          sql` or `,
        )})`,
    )
    return sql<boolean>`${sql.join(found, sql` and `)}`
  }
  const newest = store
    .selectFrom('letters')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(TEXTS_MAX)
  const rows = await store
    .selectFrom(newest.as('newest'))
    .selectAll()
    .where(hasAll(['subject', 'preheader', 'markdown']))
    .orderBy(sql`case when ${hasAll(['subject'])} then 0 else 1 end`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LETTERS_MAX)
    .execute()
  const sending = rows.filter(({ state }) => state === 'sending').map(({ id }) => id)
  const deliveries = await countDeliveries(store, sending)
  return rows.map((row) => {
    const { id, subject, state, isRetried } = presentLetter(row, deliveries.get(row.id))
    return {
      title: letterName(subject),
      detail: `Letter to subscribers · ${letterStateNames[isRetried ? 'sent' : state]}`,
      href: letterPath(id),
    }
  })
}
