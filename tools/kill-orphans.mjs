import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { log } from './command.mjs'

const settleMs = 2000
const pollMs = 50

/**
 * Kills every process with `variable` ("NAME=value") in its environment, after a grace period for those that
 * are already exiting. Linux only: other systems do not expose a process's environment.
 */
export function killOrphans(variable) {
  if (!existsSync('/proc/self/environ')) return
  const until = Date.now() + settleMs
  while (processesWith(variable).length > 0 && Date.now() < until) sleepSync(pollMs)
  for (const pid of processesWith(variable)) {
    log(`Killing an orphaned process: ${read(pid, 'cmdline').join(' ')}`)
    kill(pid)
  }
}

function processesWith(variable) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.filter(
    (pid) => Number(pid) !== process.pid && read(pid, 'environ').includes(variable),
  )
}

function read(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8').split('\0').filter(Boolean)
  } catch {
    return []
  }
}

function kill(pid) {
  try {
    process.kill(Number(pid), 'SIGKILL')
  } catch {
    // It has already exited.
  }
}

/** Blocks the thread, because `exit` listeners must be synchronous. */
function sleepSync(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
