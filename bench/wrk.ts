import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { cpuTime } from './cpu-time.ts'

/** Requests per second, and CPU time of the server process per request in microseconds. */
export type Load = { rate: number; cpu: number }

const CONNECTIONS = 32

/**
 * Requests a URL with brotli from 32 connections for some seconds.
 * @throws Error if wrk is not installed or a response is not a success
 */
export async function loadWithWrk(url: string, pid: number, seconds: number): Promise<Load> {
  const before = cpuTime(pid)
  const { stdout } = await promisify(execFile)('wrk', [
    ...['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br'],
    url,
  ])
  const milliseconds = cpuTime(pid) - before
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  if (!(requests > 0) || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}:\n${stdout}`)
  return { rate, cpu: (milliseconds * 1_000) / requests }
}
