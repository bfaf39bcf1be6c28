import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { hostEnvironment, log, node24, root, runStep, StepFailure } from './command.mjs'

/**
 * `npm ci` of npm 11 rejects a lockfile that lacks packages for other platforms, even if the registry
 * has none; `npm install` into an empty folder does the same and accepts it.
 * All settings are explicit so that the machine's own (omit=dev, for example) have no effect.
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
 * Whether node_modules matches package-lock.json (by npm's own record) and contains Node 24. `withDev` includes
 * development packages.
 */
export function packagesAreInPlace(withDev) {
  assertLockfileIsCurrent()
  const installed = readJson('node_modules/.package-lock.json')?.packages
  if (!installed || !existsSync(node24)) return false
  const { '': project, ...packages } = readJson('package-lock.json').packages
  return Object.entries(packages).every(([path, { version, optional, dev, devOptional }]) => {
    if (installed[path]) return installed[path].version === version
    // npm skips optional packages for other platforms.
    return optional || (!withDev && (dev || devOptional))
  })
}

/** Installs the packages in package-lock.json, `withDev` including development packages. */
export async function installPackages(withDev) {
  log(
    withDev
      ? 'Installing packages for development (once, about a minute) …'
      : 'Installing packages (first start, half a minute) …',
  )
  // Keep packages that a running site may be using.
  if (!packagesAreInPlace(false)) removeOldPackages()
  const devFlag = withDev ? '--include=dev' : '--omit=dev'
  const args = ['install', ...installSettings, devFlag]
  await runStep('Installing the packages', 'npm', args, hostEnvironment())
  linkNode24()
  if (!existsSync(node24)) {
    throw new StepFailure(
      `There is no npm package of Node 24 for this platform (${process.platform} ${process.arch}). Supported: Linux and macOS on x64 and arm64.`,
    )
  }
}

/** npm 10 removes the link again along with those of the packages for other platforms, which have the same name. */
function linkNode24() {
  if (existsSync(node24)) return
  const installed = Object.keys(readJson('package.json').optionalDependencies)
    .map((name) => join(root, 'node_modules', name, 'bin/node'))
    .find((path) => existsSync(path))
  if (!installed) return
  const folder = dirname(node24)
  mkdirSync(folder, { recursive: true })
  symlinkSync(relative(folder, installed), node24)
}

/** Starts from an empty folder, so that an interrupted install is not mistaken for a complete one. */
function removeOldPackages() {
  const folder = join(root, 'node_modules')
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
}

function assertLockfileIsCurrent() {
  const manifest = readJson('package.json')
  const locked = readJson('package-lock.json').packages['']
  for (const group of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    if (isDeepStrictEqual(manifest[group] ?? {}, locked[group] ?? {})) continue
    throw new StepFailure(
      `package.json and package-lock.json list different ${group}. Run "npm install" and commit both files.`,
    )
  }
}

function readJson(path) {
  const file = join(root, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
