import { join } from 'node:path'
import { buildIsCurrent, buildSite } from './build-state.mjs'
import { log, root, StepFailure } from './command.mjs'
import { withLock } from './lock.mjs'
import { installPackages, packagesAreInPlace } from './packages.mjs'

const lock = join(root, 'build', '.wavelength-lock')

/**
 * Installs packages if necessary, `withDev` including development packages. Only one process installs at a time.
 */
export async function preparePackages({ withDev }) {
  if (packagesAreInPlace(withDev)) return
  await withLock(lock, logWaiting, async () => {
    if (!packagesAreInPlace(withDev)) await installPackages(withDev)
  })
}

/** Installs packages and builds the site if necessary, under the same lock. */
export async function prepare({ withDev }) {
  await preparePackages({ withDev })
  if (!buildIsCurrent()) {
    await withLock(lock, logWaiting, async () => {
      if (!buildIsCurrent()) await buildSite()
    })
  }
  log('Packages are in place. The build is up to date.')
}

/** Runs a script's main function; a StepFailure is printed and sets exit code 1. */
export async function main(work) {
  try {
    process.exitCode = await work()
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

function logWaiting(pid) {
  log(`Another start (process ${pid}) is installing or building in this folder. Waiting for it …`)
}
