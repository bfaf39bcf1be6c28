import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The filled data folder that the workers copy. `runner` is the id of Playwright's main process. */
export function largeStoreFolder(runner: number) {
  return join(tmpdir(), `wavelength-large-store-${runner}`)
}
