import { expect, it } from 'vitest'
import type { AuditAction } from '#model/audit/audit.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

/** An audit log with 120 rows by Ann, an hour apart, two by Bob at the same time, and one by the server. */
async function setup() {
  const test = await openTestSite()
  const { admin, download } = await signIn(test, 'owner', 'Olga')
  const ids = { Ann: '01', Bob: '02' }
  const { store } = test.database
  await store.deleteFrom('audit_log').execute()
  await store.transaction().execute(async (transaction) => {
    let number = 0
    const write = (
      by: keyof typeof ids | null,
      hour: number,
      action: AuditAction,
      summary: string,
    ) => {
      number += 1
      const id = `0190-${String(number).padStart(4, '0')}`
      const actor = by && ({ id: ids[by], name: by } as never)
      const clock = () => new Date(Date.parse('2026-11-01T00:00:00Z') + hour * 3_600_000)
      return audit(
        transaction,
        { clock, newId: () => id, actor },
        { action, summary, subject: 'x:1' },
      )
    }
    for (let hour = 0; hour < 120; hour++) await write('Ann', hour, 'blog.updated', `Post ${hour}`)
    await write('Bob', 200, 'leads.status-changed', 'Marked WL-1 as won')
    await write('Bob', 200, 'leads.expired', '=HYPERLINK("x") 100% <b>sure</b>')
    await write(null, 300, 'privacy.address-erased', 'Erased everything')
  })
  return { audit: admin.audit, download }
}

it('pages through the audit log, showing each row once', async () => {
  const { audit } = await setup()
  const seen: string[] = []
  let after: string | null | undefined
  do {
    const page = await audit.list(after ? { after } : {})
    seen.push(...page.changes.map(({ summary }) => summary))
    after = page.next
  } while (after)
  expect(seen).toHaveLength(123)
  expect(new Set(seen).size).toBe(123)
  expect(seen[0]).toBe('Erased everything')
  expect(seen.at(-1)).toBe('Post 0')
})

it('filters the audit log by person, topic, days in the site’s time zone and text', async () => {
  const { audit } = await setup()
  const find = async (filter: object) =>
    (await audit.list(filter)).changes.map(({ summary }) => summary)
  expect((await audit.list()).people).toEqual([
    { id: '01', name: 'Ann' },
    { id: '02', name: 'Bob' },
  ])
  expect(await find({ person: '02' })).toHaveLength(2)
  expect(await find({ person: 'server' })).toEqual(['Erased everything'])
  expect(await find({ topic: 'leads' })).toHaveLength(2)
  expect(await find({ search: '100%' })).toHaveLength(1)
  expect(await find({ search: '_' })).toEqual([])
  expect(await find({ search: "' or 1=1 --" })).toEqual([])
  // In Patna the 2nd starts at 18:30 UTC on the 1st and ends a day later.
  const second = await find({ from: '2026-11-02', to: '2026-11-02' })
  expect([second.length, second.at(-1), second[0]]).toEqual([24, 'Post 19', 'Post 42'])
  expect(await find({ from: 'nonsense', topic: 'none', after: "x'" })).toHaveLength(50)
})

it('exports CSV with the same filters and formulas escaped', async () => {
  const { download } = await setup()
  const text = await (await download('/admin/audit/export.csv?person=02'))?.text()
  const lines = text?.split('\r\n') ?? []
  expect(lines).toHaveLength(4)
  expect(lines[1]).toMatch(/^2026-11-09T08:00:00\.000Z,Bob,"'=HYPERLINK\(""x""\)/)
})

it('shows and exports the audit log to owners only', async () => {
  const test = await openTestSite()
  const { admin, download } = await signIn(test, 'editor')
  await expect(admin.audit.list()).rejects.toMatchObject({ status: 403 })
  expect((await download('/admin/audit/export.csv'))?.status).toBe(403)
})
