import { expect, test } from 'vitest'
import { readDefaultContent } from '#server/features/content/defaults.ts'
import { addressesOf } from '#server/features/content/known-addresses.ts'

test('a site without the sample begins with four pages; others appear with their parts', async () => {
  const blank = await readDefaultContent(import.meta.dirname)
  const emailed = ['/newsletter/confirm', '/newsletter/unsubscribe']
  expect([...addressesOf(blank, [])].sort()).toEqual([
    '/',
    '/contact',
    ...emailed,
    '/privacy',
    '/terms',
  ])
  const parts = { ...blank.site.parts, careers: true, cases: true }
  const more = addressesOf({ ...blank, site: { ...blank.site, parts } }, [])
  expect([...more]).toEqual(expect.arrayContaining(['/career', '/projects']))
})
