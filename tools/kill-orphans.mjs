import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { log } from './command.mjs'

const settleMs = 2000
const pollMs = 50

/**
 * Ends every process that carries `mark` ("NAME=value") in its environment, after a moment in which
 * those that are ending anyway may go. Linux only: elsewhere nothing tells a process's environment.
 */
export function endProcessesMarked(mark) {
  if (!existsSync('/proc/self/environ')) return
  const until = Date.now() + settleMs
  while (marked(mark).length > 0 && Date.now() < until) pause(pollMs)
  for (const pid of marked(mark)) {
    log(`Ending a process that was left behind: ${read(pid, 'cmdline').join(' ')}`)
    end(pid)
  }
}

function marked(mark) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.filter((pid) => Number(pid) !== process.pid && read(pid, 'environ').includes(mark))
}

function read(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8').split('\0').filter(Boolean)
  } catch {
    return []
  }
}

function end(pid) {
  try {
    process.kill(Number(pid), 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** Without the event loop, so that it works in an `exit` listener. */
function pause(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
