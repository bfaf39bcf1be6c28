import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { hostEnvironment, log, node24, root, runStep, StepFailure } from './command.mjs'

/**
 * `npm ci` of npm 11 refuses a lockfile that lacks packages of other platforms, even where the
 * registry has none; a plain install into an empty folder does the same work and takes both.
 * The settings stand here so that none of the machine's own (omit=dev, for example) can change it.
 */
const installSettings = [
  '--no-save',
  '--package-lock=true',
  '--include=dev',
  '--include=optional',
  '--dry-run=false',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

/** Whether node_modules holds what package-lock.json asks for (npm's own record), and Node 24. */
export function packagesAreInPlace() {
  assertLockfileIsCurrent()
  const installed = readJson('node_modules/.package-lock.json')?.packages
  if (!installed || !existsSync(node24)) return false
  const { '': project, ...packages } = readJson('package-lock.json').packages
  return Object.entries(packages).every(([path, { version, optional }]) => {
    // npm leaves out the optional packages of other platforms.
    return installed[path] ? installed[path].version === version : optional
  })
}

/** Installs the packages of package-lock.json afresh. */
export async function installPackages() {
  log('Installing packages (first start, about a minute) …')
  removeOldPackages()
  const env = hostEnvironment()
  await runStep('Installing the packages', 'npm', ['install', ...installSettings], env)
  if (existsSync(node24)) return
  // npm was told to run no install scripts; Node 24 comes by one.
  const fetchNode = ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']
  await runStep('Fetching Node 24', 'npm', fetchNode, env)
  if (!existsSync(node24)) {
    throw new StepFailure(
      'Fetching Node 24 failed: npm reported no fault, but node_modules/node/bin/node is missing.',
    )
  }
}

/** A half-finished install must not be mistaken for a whole one. */
function removeOldPackages() {
  const folder = join(root, 'node_modules')
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
}

function assertLockfileIsCurrent() {
  const wanted = readJson('package.json')
  const locked = readJson('package-lock.json').packages['']
  for (const part of ['dependencies', 'devDependencies']) {
    if (isDeepStrictEqual(wanted[part] ?? {}, locked[part] ?? {})) continue
    throw new StepFailure(
      `package.json and package-lock.json name different ${part}. Run "npm install" and commit both files.`,
    )
  }
}

function readJson(path) {
  const file = join(root, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
