import { expect, test } from 'vitest'
import { openTestSite } from '#tests/fixtures/api.ts'
import { receiver } from '#tests/fixtures/receiver.ts'

const start = Date.parse('2026-11-21T09:30:00Z')
const DAY = 24 * 3600 * 1000

test('a change of the pages is purged once for all instances, after they show it', async () => {
  let status = 503
  const { url, calls } = await receiver(() => status)
  let now = start
  const settings = { CDN_PURGE_URL: url, CDN_PURGE_HEADER: 'Authorization: Bearer purge-it' }
  const testSite = await openTestSite({ clock: () => new Date(now) }, settings)
  const instances = [testSite.site, await testSite.openAnother()]
  const note = () => Promise.all(instances.map((instance) => instance.notePurge()))
  const purges = async () => (await testSite.rows('outbox')).map(({ state }) => state)

  await note()
  await note()
  await testSite.site.sendOutbox()
  expect(calls).toHaveLength(0)
  now += 3_000
  await testSite.site.sendOutbox()
  await expect.poll(purges).toEqual(['waiting'])
  status = 200
  now += 15 * 60_000
  await testSite.site.sendOutbox()
  await expect.poll(purges).toEqual(['sent'])
  expect(calls).toHaveLength(2)
  expect(calls[1]?.headers.authorization).toBe('Bearer purge-it')
  expect(JSON.parse(calls[1]?.body ?? '')).toEqual({ purge_everything: true })

  // Job openings close by date, so pages change with the day.
  now += DAY
  await note()
  await expect.poll(async () => (await purges()).sort()).toEqual(['sent', 'waiting'])
})

test('without an address nothing is queued', async () => {
  const { site, rows } = await openTestSite()
  await site.notePurge()
  expect(await rows('outbox')).toEqual([])
})
