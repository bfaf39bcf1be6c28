import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { killOrphans } from './kill-orphans.mjs'

/** Set for all child processes of the holder, so that they can be killed if the holder dies. */
const holderVariable = 'WAVELENGTH_LOCK_HOLDER'

/**
 * Runs `work` while holding an exclusive lock: a folder with one file in it, named after its holder.
 * The lock of a dead process is taken over. `onWait(pid)` is called once if it has to wait.
 */
export async function withLock(folder, onWait, work) {
  const ownId = holderIdOf(process.pid)
  mkdirSync(dirname(folder), { recursive: true })
  await acquire(folder, ownId, onWait)
  const releaseLock = () => release(folder, ownId)
  process.on('exit', releaseLock)
  process.env[holderVariable] = ownId
  try {
    return await work()
  } finally {
    delete process.env[holderVariable]
    process.off('exit', releaseLock)
    releaseLock()
  }
}

async function acquire(folder, ownId, onWait) {
  let waiting = false
  while (!tryAcquire(folder, ownId)) {
    const holder = holderOf(folder)
    if (!holder) continue
    if (takeOver(folder, holder, ownId)) return killOrphans(`${holderVariable}=${holder}`)
    if (!waiting) onWait(Number.parseInt(holder, 10))
    waiting = true
    await sleep(200)
  }
}

/** Renames a prepared folder: this is atomic and fails if a lock with a holder exists. */
function tryAcquire(folder, ownId) {
  const prepared = `${folder}.${ownId}`
  mkdirSync(prepared, { recursive: true })
  writeFileSync(join(prepared, ownId), '')
  try {
    renameSync(prepared, folder)
    return true
  } catch (error) {
    rmSync(prepared, { recursive: true, force: true })
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) return false
    throw error
  }
}

/** If several processes find the holder dead, only one succeeds in renaming its file. */
function takeOver(folder, holder, ownId) {
  if (holderIdOf(Number.parseInt(holder, 10)) === holder) return false
  try {
    renameSync(join(folder, holder), join(folder, ownId))
    return true
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

function release(folder, ownId) {
  rmSync(join(folder, ownId), { force: true })
  try {
    rmdirSync(folder)
  } catch {
    // Another process has already acquired the lock.
  }
}

function holderOf(folder) {
  try {
    return readdirSync(folder)[0]
  } catch {
    return undefined
  }
}

/** Process id and start time (ids are reused); null if there is no such process. */
function holderIdOf(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return null
  }
  return `${pid}-${startTime(pid)}`
}

/** When a process started, in ticks since boot; 0 on systems other than Linux. */
function startTime(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    return fields[19]
  } catch {
    return 0
  }
}
