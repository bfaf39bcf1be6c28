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
  '--include=optional',
  '--dry-run=false',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

/**
 * Whether node_modules holds what package-lock.json asks for (npm's own record), and Node 24. The packages that only
 * development uses count `withDev`.
 */
export function packagesAreInPlace(withDev) {
  assertLockfileIsCurrent()
  const installed = readJson('node_modules/.package-lock.json')?.packages
  if (!installed || !existsSync(node24)) return false
  const { '': project, ...packages } = readJson('package-lock.json').packages
  return Object.entries(packages).every(([path, { version, optional, dev, devOptional }]) => {
    if (installed[path]) return installed[path].version === version
    // npm leaves out the optional packages of other platforms.
    return optional || (!withDev && (dev || devOptional))
  })
}

/** Installs the packages of package-lock.json; those that only development uses `withDev`. */
export async function installPackages(withDev) {
  log(
    withDev
      ? 'Installing packages for development (once, about a minute) …'
      : 'Installing packages (first start, half a minute) …',
  )
  // A site that runs from this folder keeps the packages it stands on.
  if (!packagesAreInPlace(false)) removeOldPackages()
  const parts = withDev ? '--include=dev' : '--omit=dev'
  const args = ['install', ...installSettings, parts]
  await runStep('Installing the packages', 'npm', args, hostEnvironment())
  if (!existsSync(node24)) {
    throw new StepFailure(
      `There is no npm package of Node 24 for this platform (${process.platform} ${process.arch}). Linux and macOS on x64 and arm64 have one.`,
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
  for (const part of ['dependencies', 'devDependencies', 'optionalDependencies']) {
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
