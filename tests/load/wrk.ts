import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

/** Requests per second, and CPU time of the server process per request in microseconds. */
export type Load = { rate: number; cpu: number }

/** Length of a kernel clock tick in microseconds (Linux). */
const TICK = 10_000
const CONNECTIONS = 32

/**
 * Requests a URL with brotli from 32 connections for some seconds.
 * @throws Error if wrk is not installed or a response is not a success
 */
export async function loadWithWrk(url: string, pid: number, seconds: number): Promise<Load> {
  const before = ticksOf(pid)
  const { stdout } = await promisify(execFile)('wrk', [
    ...['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br'],
    url,
  ])
  const ticks = ticksOf(pid) - before
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  if (!(requests > 0) || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}:\n${stdout}`)
  return { rate, cpu: (ticks * TICK) / requests }
}

/** User and system time of all threads of a process (proc(5), fields 14 and 15). */
function ticksOf(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}
