import { hash, randomBytes } from 'node:crypto'
import { emptyWal } from '#server/platform/db/empty-wal.ts'
import type { Store } from '#server/platform/db/schema.ts'

/** Characters of a visitor's hash that are kept; two of a day's million visitors are mistaken for one in one of 10^17 days. */
const HASH_LENGTH = 16

export type VisitSalts = {
  /** The function that names the visitors of a day; the same for all instances. */
  hasherOf(day: string): Promise<(address: string, agent: string) => string>
  /** Deletes the salts of the days before, so that nobody can tell any more who their visitors were. */
  deleteBefore(day: string): Promise<void>
}

export function createVisitSalts(store: Store): VisitSalts {
  const known = new Map<string, string>()
  /** Whether deleted salts may still be in the WAL. */
  let isInWal = false

  async function saltOf(day: string) {
    const found = known.get(day)
    if (found) return found
    await store
      .insertInto('visit_salts')
      .values({ day, salt: randomBytes(32).toString('base64') })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute()
    const { salt } = await store
      .selectFrom('visit_salts')
      .select('salt')
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
    known.set(day, salt)
    return salt
  }

  return {
    async hasherOf(day) {
      const salt = await saltOf(day)
      // A sixteenth of the time of createHmac, whose key is an object for each visitor.
      return (address, agent) =>
        hash('sha256', `${salt}${address}\n${agent}`, 'base64url').slice(0, HASH_LENGTH)
    },
    async deleteBefore(day) {
      for (const each of known.keys()) if (each < day) known.delete(each)
      const { numDeletedRows } = await store
        .deleteFrom('visit_salts')
        .where('day', '<', day)
        .executeTakeFirst()
      if (numDeletedRows > 0n) isInWal = true
      if (isInWal) isInWal = !(await emptyWal(store))
    },
  }
}
