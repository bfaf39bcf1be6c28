import { expect, test } from 'vitest'
import { changesOf } from '#tests/fixtures/admin.ts'
import { openIssues, subscriberId } from '#tests/fixtures/issues.ts'

test('the team says what is known of somebody, finds them by a tag, and exports it', async () => {
  const { admin, subscribe, download, rows } = await openIssues()
  await subscribe(['ann', 'bob'])
  const id = subscriberId('ann')
  const change = { id, firstName: ' Ann ', company: 'Lee & Co.', language: 'de', tags: 'VIP, shop' }
  expect(await admin.newsletter.change({ ...change, pausedUntil: '2026-12-24' })).toMatchObject({
    ok: true,
  })
  expect((await rows('newsletter_subscribers'))[0]).toMatchObject({
    ...{ first_name: 'Ann', company: 'Lee & Co.', language: 'de', tags: '["vip","shop"]' },
    paused_until: '2026-12-23T18:30:00.000Z',
  })
  expect((await changesOf({ rows })).at(-1)).toMatchObject({ action: 'newsletter.changed' })
  const found = await admin.newsletter.list({ tag: 'vip' })
  expect(found).toMatchObject({ tags: ['shop', 'vip'], subscribers: [{ id }] })
  expect(found.subscribers).toHaveLength(1)
  const csv = await (await download('/admin/newsletter/export.csv?tag=vip'))?.text()
  expect(csv).toContain('Ann,Lee & Co.,de,"vip, shop",,2026-12-23T18:30:00.000Z')
  expect(csv).not.toContain('bob')
})

test('what cannot be used, or is about somebody who left, is refused', async () => {
  const { admin, subscribe, rows } = await openIssues()
  await subscribe(['ann'])
  await subscribe(['bob'], { state: 'unsubscribed' })
  const refused = (change: object) =>
    admin.newsletter.change({ id: subscriberId('ann'), ...change } as never)
  expect(await refused({ firstName: 'x'.repeat(101) })).toMatchObject({ status: 422 })
  expect(await refused({ language: 'German' })).toMatchObject({ status: 422 })
  expect(await refused({ tags: 'a"b' })).toMatchObject({ status: 422 })
  expect(await refused({ pausedUntil: 'soon' })).toMatchObject({ status: 422 })
  expect(await refused({ id: subscriberId('bob'), firstName: 'Bob' })).toMatchObject({
    status: 409,
  })
  expect((await rows('newsletter_subscribers')).map(({ first_name }) => first_name)).toEqual([
    null,
    null,
  ])
})
