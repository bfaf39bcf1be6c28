import { join } from 'node:path'
import { buildIsCurrent, buildSite } from './build-state.mjs'
import { log, root, StepFailure } from './command.mjs'
import { withLock } from './lock.mjs'
import { installPackages, packagesAreInPlace } from './packages.mjs'

const lock = join(root, 'build', '.wavelength-lock')

/**
 * Installs the packages unless they are in place, `withDev` also those that only development uses; at most one process
 * at a time installs.
 */
export async function preparePackages({ withDev }) {
  if (packagesAreInPlace(withDev)) return
  await withLock(lock, sayThatWeWait, async () => {
    if (!packagesAreInPlace(withDev)) await installPackages(withDev)
  })
}

/** Brings packages and build up to date, likewise; touches nothing if they are. */
export async function prepare({ withDev }) {
  await preparePackages({ withDev })
  if (!buildIsCurrent()) {
    await withLock(lock, sayThatWeWait, async () => {
      if (!buildIsCurrent()) await buildSite()
    })
  }
  log('Packages are in place. The build is up to date.')
}

/** Runs a script's main function; a failed step ends the process with its message and code 1. */
export async function main(work) {
  try {
    process.exitCode = await work()
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

function sayThatWeWait(pid) {
  log(`Another start (process ${pid}) is installing or building in this folder. Waiting for it …`)
}
