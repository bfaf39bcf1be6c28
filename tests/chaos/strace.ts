import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Path of an strace that may trace here, or null; `npm test` installs Debian's package where it can. */
export const stracePath = findStrace()

function findStrace() {
  if (process.platform !== 'linux') return null
  const program = process.env.STRACE_PATH || 'strace'
  const trial = spawnSync(program, ['-f', '-o', '/dev/null', 'true'], { timeout: 20_000 })
  return trial.status === 0 ? program : null
}

/** Runs Node under strace, which leaves it the process id of the child. */
export function tracing(log: string, flags: string[]) {
  if (!stracePath)
    throw new Error('There is no strace that may trace here. Install it: apt-get install strace')
  return [stracePath, '-D', '-f', '-o', log, ...flags]
}

/** Answers what the strace of a running process has written once that process, and so strace, has ended. */
export async function readTrace(log: string, pid: number, end: () => Promise<void>) {
  const tracer = tracerOf(pid)
  await end()
  while (isAlive(tracer)) await wait(10)
  return readFileSync(log, 'latin1')
}

/** strace on a process that runs; resolves once it watches every thread. `detach` lets the process go on alone. */
export async function attachStrace(pid: number, log: string, flags: string[]) {
  const [program = '', ...rest] = tracing(log, flags).filter((flag) => flag !== '-D')
  const tracer = spawn(program, [...rest, '-p', String(pid)], { stdio: 'ignore' })
  const ended = once(tracer, 'exit')
  while (tracerOf(pid) === 0) {
    if (tracer.exitCode !== null) throw new Error('strace ended before it watched the server.')
    await wait(5)
  }
  return {
    async detach() {
      tracer.kill('SIGINT')
      await ended
      return readFileSync(log, 'latin1')
    },
  }
}

/** Process id of the strace of a process; 0 where there is none. */
function tracerOf(pid: number) {
  return Number(/TracerPid:\s+(\d+)/.exec(statusOf(pid))?.[1] ?? 0)
}

function isAlive(pid: number) {
  return /State:\s+[^ZX]/.test(statusOf(pid))
}

function statusOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
