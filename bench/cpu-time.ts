import { readdirSync, readFileSync } from 'node:fs'

/** Length of a kernel clock tick in milliseconds (Linux). */
const TICK = 10

/** CPU milliseconds so far of a process, with all its threads, its running children and those that have ended. */
export function cpuTime(pid: number): number {
  const own = sumOf(`/proc/${pid}/stat`, 4)
  return childrenOf(pid).reduce((sum, child) => sum + cpuTime(child), own)
}

/** CPU milliseconds so far of the thread that runs a process's JavaScript. */
export function mainThreadTime(pid: number): number {
  return sumOf(`/proc/${pid}/task/${pid}/stat`, 2)
}

/** User and system time (proc(5), fields 14 and 15), and with four fields that of children that have ended. */
function sumOf(path: string, fields: 2 | 4) {
  const stat = readOrEmpty(path)
  const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return values.slice(11, 11 + fields).reduce((sum, ticks) => sum + Number(ticks) * TICK, 0)
}

function childrenOf(pid: number) {
  const threads = readdirOrEmpty(`/proc/${pid}/task`)
  return threads.flatMap((thread) =>
    readOrEmpty(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  )
}

/** Empty if the process has ended meanwhile. */
function readOrEmpty(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function readdirOrEmpty(path: string) {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}
