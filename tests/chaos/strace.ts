import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Path of an strace that is permitted to trace, or null. `npm test` installs Debian's package if possible. */
export const stracePath = findStrace()

function findStrace() {
  if (process.platform !== 'linux') return null
  const program = process.env.STRACE_PATH || 'strace'
  const attempt = spawnSync(program, ['-f', '-o', '/dev/null', 'true'], { timeout: 20_000 })
  return attempt.status === 0 ? program : null
}

/** The command to run Node under strace; Node keeps the process id of the child. */
export function straceCommand(log: string, flags: string[]) {
  if (!stracePath)
    throw new Error(
      'No strace found that is permitted to trace. Install it: apt-get install strace',
    )
  return [stracePath, '-D', '-f', '-o', log, ...flags]
}

/** Ends a traced process and returns the trace, once strace has ended too. */
export async function readTrace(log: string, pid: number, end: () => Promise<void>) {
  const tracer = tracerOf(pid)
  await end()
  while (isAlive(tracer)) await wait(10)
  return readFileSync(log, 'latin1')
}

/** Attaches strace to a running process; resolves once it traces every thread. `detach` leaves the process running. */
export async function attachStrace(pid: number, log: string, flags: string[]) {
  const [program = '', ...rest] = straceCommand(log, flags).filter((flag) => flag !== '-D')
  const tracer = spawn(program, [...rest, '-p', String(pid)], { stdio: 'ignore' })
  const ended = once(tracer, 'exit')
  while (tracerOf(pid) === 0) {
    if (tracer.exitCode !== null)
      throw new Error('strace ended before it was attached to the server.')
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

/** Process id of the strace that traces a process; 0 if none. */
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
