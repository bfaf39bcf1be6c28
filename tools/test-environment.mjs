import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node24Environment } from './command.mjs'
import { killOrphans } from './kill-orphans.mjs'

/**
 * The environment variables and temporary folder of a test run. Tests use their own databases, folders and ports,
 * not those of this machine. `close`, also called on exit, kills processes that tests left running and removes the
 * folder.
 */
export function openTestEnvironment() {
  const temporary = mkdtempSync(join(tmpdir(), 'wavelength-tests-'))
  // PostgreSQL runs as another user and must be able to traverse the folder.
  chmodSync(temporary, 0o711)
  const { NODE_ENV, PORT, HOST, DATA_DIR, DATABASE_URL, ...rest } = node24Environment()
  // Without a UTF-8 locale, Chromium names downloads with non-ASCII names "download".
  const LC_ALL = rest.LC_ALL ?? rest.LANG ?? 'C.UTF-8'
  const env = { ...rest, LC_ALL, TMPDIR: temporary, WAVELENGTH_TEST_RUN: randomUUID() }
  const close = () => {
    killOrphans(`WAVELENGTH_TEST_RUN=${env.WAVELENGTH_TEST_RUN}`)
    rmSync(temporary, { recursive: true, force: true })
  }
  process.on('exit', close)
  return { env, temporary, close }
}
