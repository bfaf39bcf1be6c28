import { expect, test } from 'vitest'
import { openTestSite } from '#tests/fixtures/api.ts'
import { bumpContent } from './version.ts'

test('every bump is a new content version', async () => {
  const { site, database, rows } = await openTestSite()
  const versions = [site.contentVersion()]
  for (let time = 0; time < 2; time++) {
    await database.store.transaction().execute(bumpContent)
    await site.refreshContent()
    versions.push(site.contentVersion())
  }
  expect(new Set(versions).size).toBe(3)
  expect(await rows('settings')).toContainEqual({ key: 'content_version', value: '3' })
})
