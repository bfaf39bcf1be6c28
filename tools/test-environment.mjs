import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node24Environment } from './command.mjs'
import { killOrphans } from './kill-orphans.mjs'

const memory = '/dev/shm'
const MEMORY_MIN = 4_000_000_000

/**
 * The environment variables and temporary folder of a test run. Tests use their own databases, folders and ports,
 * not those of this machine. `close`, also called on exit, kills processes that tests left running and removes the
 * folder.
 */
export function openTestEnvironment() {
  const temporary = mkdtempSync(join(temporaryRoot(), 'wavelength-tests-'))
  // PostgreSQL runs as another user and must be able to traverse the folder.
  chmodSync(temporary, 0o711)
  const { NODE_ENV, PORT, HOST, DATA_DIR, DATABASE_URL, ...rest } = node24Environment()
  // Without a UTF-8 locale, Chromium names downloads with non-ASCII names "download".
  const LC_ALL = rest.LC_ALL ?? rest.LANG ?? 'C.UTF-8'
  const env = {
    ...rest,
    LC_ALL,
    TMPDIR: temporary,
    // Tests start a hundred programs; each takes half the time if it finds its modules compiled.
    NODE_COMPILE_CACHE: join(temporary, 'compile-cache'),
    WAVELENGTH_TEST_RUN: randomUUID(),
  }
  const close = () => {
    killOrphans(`WAVELENGTH_TEST_RUN=${env.WAVELENGTH_TEST_RUN}`)
    rmSync(temporary, { recursive: true, force: true })
  }
  process.on('exit', close)
  return { env, temporary, close }
}

/**
 * In memory, if it has room and may hold programs: the tests' databases wait for the disk at each commit, but hold nothing
 * that must outlive the run, which takes about 1 GB.
 */
function temporaryRoot() {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8').match(/^\S+ \/dev\/shm (.*)$/m)
    const { bavail, bsize } = statfsSync(memory)
    const isFit = mount && !mount[1].includes('noexec') && bavail * bsize > MEMORY_MIN
    return isFit && !process.env.TMPDIR ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}
