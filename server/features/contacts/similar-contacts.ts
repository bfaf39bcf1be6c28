import { sql } from 'kysely'
import { spellingsOf } from '#server/features/privacy/address-spellings.ts'
import { beginsWith, likePattern } from '#server/platform/db/like.ts'
import type { Store } from '#server/platform/db/schema.ts'

const SIMILAR_MAX = 5

/**
 * Contacts whose address differs in what follows a plus sign only (RFC 5233). They may be the same person, or several who
 * share a mailbox.
 */
export async function similarContacts(store: Store, address: string) {
  const at = address.lastIndexOf('@')
  const [name = ''] = address.slice(0, at).toLowerCase().split('+', 1)
  const domain = address.slice(at).toLowerCase()
  const email = sql<string>`lower(email)`
  return store
    .selectFrom('leads')
    .select(({ fn }) => [email.as('address'), fn.max('id').as('id')])
    .where(({ eb, or }) =>
      or([eb(email, '=', name + domain), beginsWith(store, email, `${name}+`)]),
    )
    .where(sql<boolean>`${email} like ${likePattern(domain).slice(0, -1)} escape ${'\\'}`)
    .where(email, 'not in', spellingsOf(address))
    .groupBy(email)
    .orderBy(email)
    .limit(SIMILAR_MAX)
    .execute()
}
