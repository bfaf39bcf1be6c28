import { sql } from 'kysely'
import { personPath } from '#model/admin-paths.ts'
import type { Found } from '#model/search/search.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { contains } from '#server/platform/db/like.ts'

const PEOPLE_MAX = 6

/** People with an account, by name or address. */
export async function searchPeople({ store }: AdminContext, words: string[]): Promise<Found[]> {
  const has = words.map(
    (word) => sql<boolean>`(${contains('name', word)} or ${contains('email', word)})`,
  )
  const rows = await store
    .selectFrom('user')
    .select(['id', 'name', 'email', 'role'])
    .where(sql<boolean>`${sql.join(has, sql` and `)}`)
    .orderBy('name')
    .limit(PEOPLE_MAX)
    .execute()
  return rows.map(({ id, name, email, role }) => ({
    title: name,
    detail: `${email} · ${role}`,
    href: personPath(id),
  }))
}
