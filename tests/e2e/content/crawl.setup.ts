import { test } from '#tests/e2e/fixtures.ts'
import { crawl } from './crawl.ts'

test('the pages are found, once for all workers', async ({ site }) => {
  // Seconds; on a busy machine a minute.
  test.setTimeout(240_000)
  await crawl(site)
})
