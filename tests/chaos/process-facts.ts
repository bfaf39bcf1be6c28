import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Growth below this many megabytes is ignored. */
const GROWTH_MIN = 120
const GROWTH_SHARE = 1.4
const SETTLE_TRIES = 100

/** Resident memory of a process in megabytes (0 except on Linux). */
export function residentMegabytes(pid: number) {
  if (process.platform !== 'linux') return 0
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

/** Reports memory growth if the last three of ten measurements are far above those of the first half. */
export function findMemoryGrowth(memory: number[]) {
  const before = Math.max(...memory.slice(1, 5))
  const after = Math.min(...memory.slice(-3))
  if (memory.length < 10 || after < before * GROWTH_SHARE || after < before + GROWTH_MIN) return []
  return [`memory grew from ${before} to ${after} MB: ${memory.join(', ')}`]
}

/** The number of open file descriptors of a process, once it stops falling (0 except on Linux). */
export async function openDescriptors(pid: number) {
  if (process.platform !== 'linux') return 0
  const count = () => readdirSync(`/proc/${pid}/fd`).length
  let lowest = count()
  let stableChecks = 0
  for (let tries = 0; tries < SETTLE_TRIES && stableChecks < 10; tries++) {
    await wait(50)
    stableChecks = count() < lowest ? 0 : stableChecks + 1
    lowest = Math.min(lowest, count())
  }
  return lowest
}
