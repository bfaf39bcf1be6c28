import { expect, test } from 'vitest'
import { paths } from '#model/paths.ts'
import { screenPaths } from '#server/features/content/known-addresses.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

test('browsers can tell of every screen that visitors can open, and of none besides', async () => {
  const { fetch } = await openTestSite({
    rateLimits: { visits: { points: 1_000, seconds: 60 } },
  })
  const tell = async (page: string) => {
    const body = JSON.stringify({ page, left: { seconds: 1 } })
    return (await fetch('/api/visit', { method: 'POST', body })).status
  }
  for (const path of [...screenPaths, paths.call]) {
    expect([path, await tell(path)]).toEqual([path, 200])
  }
  for (const path of ['/nothing', paths.offer, paths.bookedCall, '/admin', '__proto__']) {
    expect([path, await tell(path)]).toEqual([path, 404])
  }
})
