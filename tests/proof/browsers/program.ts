import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Starts a program in a process group of its own, so that its children end with it; its output goes to `onLine`. */
export function startProgram(command: string, args: string[], onLine: (line: string) => void) {
  const child = spawn(command, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(line)
    })
  }
  process.once('exit', () => endProgram(child))
  return child
}

export function endProgram({ pid }: ChildProcess) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

export async function freePort() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

/** Repeats until it returns a value; rejects with `message` after two minutes. */
export async function waitFor<T>(
  message: string,
  look: () => Promise<T | undefined | null | false>,
) {
  const end = Date.now() + 120_000
  let last: unknown
  while (Date.now() < end) {
    const value = await look().catch((error) => {
      last = error
    })
    if (value) return value
    await pause(50)
  }
  throw new Error(last ? `${message} (${last})` : message)
}
