import { mkdirSync } from 'node:fs'
import { test } from '@playwright/test'
import { fillLargeStore } from '#tests/fixtures/large-store.ts'
import { siteEnvironment, startFixtureSite } from './fixtures.ts'
import { largeStoreFolder } from './large-store-folder.ts'

test('a store is filled with years of data, once for all workers', async () => {
  // Twenty seconds, on a busy machine a minute.
  test.setTimeout(240_000)
  const dataDir = largeStoreFolder(process.ppid)
  mkdirSync(dataDir)
  const site = await startFixtureSite({ env: siteEnvironment, dataDir })
  await fillLargeStore({ DATA_DIR: dataDir })
  await site.stop()
})
