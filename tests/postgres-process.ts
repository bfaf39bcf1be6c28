import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Whom a program runs as. */
export type Account = { uid: number; gid: number }

type PostgresProcess = ChildProcessByStdio<null, null, Readable>

/** Nothing outlives the run, so nothing need reach the disk. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'fsync=off',
  'full_page_writes=off',
]
const readyLine = 'ready to accept connections'
const startMs = 30_000
const stopMs = 5_000
const guardScript = `
cat > /dev/null
pidfile=$0/data/postmaster.pid
kill -INT $(head -n 1 "$pidfile")
tries=0
while [ -e "$pidfile" ] && [ $tries -lt 50 ]; do tries=$((tries + 1)); sleep 0.1; done
kill -KILL $(head -n 1 "$pidfile")
rm -rf "$0"
`

/** Starts PostgreSQL on this port of the loopback address, or on a free one; rejects with what it printed. */
export async function startPostgres(
  programs: string,
  data: string,
  account?: Account,
  wantedPort?: number,
) {
  for (let attempt = 1; ; attempt += 1) {
    const port = wantedPort ?? (await freePort())
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
    const server = spawn(join(programs, 'postgres'), args, {
      ...account,
      cwd: data,
      stdio: ['ignore', 'ignore', 'pipe'],
      // Ctrl+C must reach Vitest alone, which still needs the database for its own end.
      detached: true,
    })
    const problem = await untilReady(server)
    if (!problem) return { server, port }
    // Another program may have taken the port meanwhile.
    if (!problem.includes('could not bind') || attempt === 3) throw new Error(problem)
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Null once PostgreSQL takes connections, else what it printed before it ended. */
function untilReady(server: PostgresProcess): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let log = ''
    const timer = setTimeout(() => server.kill('SIGKILL'), startMs)
    server.stderr.setEncoding('utf8').on('data', (text) => {
      if (log.includes(readyLine)) return
      log += text
      if (log.includes(readyLine)) settle(null)
    })
    server.on('error', reject)
    server.on('close', () => settle(`${log}\npostgres ended.`))
    function settle(problem: string | null) {
      clearTimeout(timer)
      resolve(problem)
    }
  })
}

/**
 * A shell that ends PostgreSQL and removes its folder once Vitest is gone without its teardown:
 * however it went, the pipe to this shell then closes.
 */
export function startGuard(folder: string) {
  const guard = spawn('/bin/sh', ['-c', guardScript, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.unref()
  return {
    dismiss() {
      guard.kill('SIGKILL')
      guard.stdin.destroy()
    },
  }
}

/** Sends a signal to PostgreSQL and to each process that it has started (Linux). */
export function signalPostgres({ pid = 0 }: PostgresProcess, signal: NodeJS.Signals) {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  for (const one of [pid, ...list.split(' ').filter(Boolean).map(Number)]) {
    try {
      process.kill(one, signal)
    } catch {
      // A connection of its own has ended meanwhile.
    }
  }
}

/** Shuts PostgreSQL down, with force where it takes too long. */
export async function stopPostgres(server: PostgresProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  // SIGINT is PostgreSQL's fast shutdown.
  server.kill('SIGINT')
  const timer = setTimeout(() => server.kill('SIGKILL'), stopMs)
  await ended
  clearTimeout(timer)
}
