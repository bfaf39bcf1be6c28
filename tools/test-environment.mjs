import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node24Environment } from './command.mjs'
import { endProcessesMarked } from './kill-orphans.mjs'

/**
 * The environment variables of one test run and its temporary folder: the tests bring their own database, folders and
 * ports, those of this machine stay untouched. `close` ends what the tests have left running and removes the folder; so
 * does the end of this process.
 */
export function openTestEnvironment() {
  const temporary = mkdtempSync(join(tmpdir(), 'wavelength-tests-'))
  // PostgreSQL, as another account, must be able to pass through.
  chmodSync(temporary, 0o711)
  const { NODE_ENV, PORT, HOST, DATA_DIR, DATABASE_URL, ...rest } = node24Environment()
  // Without a UTF-8 locale Chromium names a download with non-ASCII letters "download".
  const LC_ALL = rest.LC_ALL ?? rest.LANG ?? 'C.UTF-8'
  const env = { ...rest, LC_ALL, TMPDIR: temporary, WAVELENGTH_TEST_RUN: randomUUID() }
  const close = () => {
    endProcessesMarked(`WAVELENGTH_TEST_RUN=${env.WAVELENGTH_TEST_RUN}`)
    rmSync(temporary, { recursive: true, force: true })
  }
  process.on('exit', close)
  return { env, temporary, close }
}
