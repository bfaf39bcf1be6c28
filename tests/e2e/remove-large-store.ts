import { removeFolder } from '#tests/fixtures/site.ts'
import { largeStoreFolder } from './large-store-folder.ts'

/** Runs once, in Playwright's main process, after all tests. */
export default function removeLargeStore() {
  removeFolder(largeStoreFolder(process.pid))
}
