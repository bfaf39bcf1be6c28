import { expect, test } from 'vitest'
import { openTestSite } from '#tests/fixtures/api.ts'

test('screens read content through their services', async () => {
  const { site } = await openTestSite()
  const { content } = site.servicesFor({ address: '192.0.2.1' })
  expect((await content.site()).email).toBe('hello@wavelength.example')
  expect((await content.page('home'))?.title).toBe('A page for tests')
  expect(await content.page('nothing')).toBeNull()
  expect(await content.page('__proto__')).toBeNull()
  expect(await content.services()).toHaveLength(2)
  expect(await content.redirects()).toContainEqual({ from: '/services', to: '/blog' })
})

test('a new content version is picked up from any process, and the old one is served while the database is down', async () => {
  const { site, database, openAnother } = await openTestSite()
  const first = site.contentVersion()
  await database.store
    .insertInto('settings')
    .values({ key: 'content_version', value: '7' })
    .execute()
  const another = await openAnother()
  const published = another.contentVersion()
  expect(published).toBeGreaterThan(first)
  expect(site.contentVersion()).toBe(first)
  await site.refreshContent()
  expect(site.contentVersion()).toBe(published)
  await database.store.schema.alterTable('settings').renameTo('away').execute()
  await site.refreshContent()
  expect(site.contentVersion()).toBe(published)
})

test('a new day is a new version of the pages, because job openings close by date', async () => {
  let now = new Date('2026-11-20T23:59:59Z')
  const { site } = await openTestSite({ clock: () => now })
  const evening = site.contentVersion()
  now = new Date('2026-11-21T00:00:00Z')
  expect(site.contentVersion()).not.toBe(evening)
})
