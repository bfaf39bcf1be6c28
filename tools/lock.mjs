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
import { endProcessesMarked } from './kill-orphans.mjs'

/** Marks everything that the holder starts, so that it can be ended should the holder die. */
const mark = 'WAVELENGTH_LOCK_HOLDER'

/**
 * Runs `work` while this process alone holds the lock: a folder with one file in it, named after
 * its holder. A lock whose holder has died is taken over. `onWait(pid)` is called once if it must wait.
 */
export async function withLock(folder, onWait, work) {
  const me = nameOf(process.pid)
  mkdirSync(dirname(folder), { recursive: true })
  await acquire(folder, me, onWait)
  const giveBack = () => release(folder, me)
  process.on('exit', giveBack)
  process.env[mark] = me
  try {
    return await work()
  } finally {
    delete process.env[mark]
    process.off('exit', giveBack)
    giveBack()
  }
}

async function acquire(folder, me, onWait) {
  let waiting = false
  while (!take(folder, me)) {
    const holder = holderOf(folder)
    if (!holder) continue
    if (takeOver(folder, holder, me)) return endProcessesMarked(`${mark}=${holder}`)
    if (!waiting) onWait(Number.parseInt(holder, 10))
    waiting = true
    await sleep(200)
  }
}

/** Renaming a prepared folder is one indivisible act, and fails where a lock with a holder stands. */
function take(folder, me) {
  const prepared = `${folder}.${me}`
  mkdirSync(prepared, { recursive: true })
  writeFileSync(join(prepared, me), '')
  try {
    renameSync(prepared, folder)
    return true
  } catch (error) {
    rmSync(prepared, { recursive: true, force: true })
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) return false
    throw error
  }
}

/** Of several that find the holder dead, only one can rename the holder's file. */
function takeOver(folder, holder, me) {
  if (nameOf(Number.parseInt(holder, 10)) === holder) return false
  try {
    renameSync(join(folder, holder), join(folder, me))
    return true
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

function release(folder, me) {
  rmSync(join(folder, me), { force: true })
  try {
    rmdirSync(folder)
  } catch {
    // The next holder has it already.
  }
}

function holderOf(folder) {
  try {
    return readdirSync(folder)[0]
  } catch {
    return undefined
  }
}

/** Process id and start time, since ids are used again; null where no such process runs. */
function nameOf(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return null
  }
  return `${pid}-${startTime(pid)}`
}

/** Linux tells when a process started, in ticks since the machine's start; elsewhere 0. */
function startTime(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    return fields[19]
  } catch {
    return 0
  }
}
