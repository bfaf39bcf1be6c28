import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { roles } from '#model/accounts/accounts.ts'
import type { AdminServices } from '#server/admin-actions.ts'
import type { Database } from '#server/platform/db/open-database.ts'
import { ownTables } from '#server/platform/db/own-tables.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite, type TestSite } from '#tests/fixtures/api.ts'
import { type Call, people, roleTable, statusOf, type Who } from '#tests/fixtures/role-table.ts'

const refused = roleTable.filter(({ expected }) => expected !== 'allowed')

describe('a denied action writes nothing', () => {
  let test: TestSite
  const finished: (() => Promise<void>)[] = []
  const admins = new Map<Who, AdminServices>()

  beforeAll(async () => {
    test = await openTestSite({}, {}, (work) => finished.push(work))
    for (const role of roles) admins.set(role, (await signIn(test, role)).admin)
    const visit = await test.site.visitAdmin(new Request('http://localhost/admin'), {
      address: '192.0.2.8',
    })
    admins.set('nobody', visit.admin)
    return async () => {
      for (const work of finished.reverse()) await work()
    }
  })

  it.each(people)('%s', async (who) => {
    const before = await allRows(test.database)
    const services = admins.get(who) as unknown as Record<string, Record<string, Call>>
    for (const { noun, name, label, expected } of refused.filter((row) => row.who === who)) {
      const action = services[noun]?.[name] as Call
      expect([label, await statusOf(() => action({}))]).toEqual([label, expected])
    }
    // Only the audit log records it, for owners.
    const { audit_log: log = [], ...after } = await allRows(test.database)
    expect({ ...after, audit_log: before.audit_log }).toEqual(before)
    const added = log.filter((row) => !before.audit_log?.includes(row))
    const denied = refused.filter((row) => row.who === who && row.expected === 403)
    expect(added).toHaveLength(Math.min(denied.length, 51))
    for (const row of added) expect(row).toContain('accounts.permission-denied')
  })

  it('public pages get no admin actions', () => {
    expect(Object.keys(test.site.servicesFor({ address: '192.0.2.9' }))).not.toContain('admin')
  })
})

/** Every row of every table, as text. */
async function allRows({ store }: Database) {
  const tables = await ownTables(store)
  expect(tables.length).toBeGreaterThan(10)
  const rows: Record<string, string[]> = {}
  for (const name of tables) {
    const { rows: found } = await sql`select * from ${sql.table(name)}`.execute(store)
    rows[name] = found.map((row) => JSON.stringify(row)).sort()
  }
  return rows
}
