import { run } from './command.mjs'
import { installDebianPackage, onPath } from './debian.mjs'

/** The path of a working strace, installed from Debian if necessary; null if there is none. */
export async function findStrace() {
  if (process.platform !== 'linux') return null
  if (onPath(['strace']).length === 0) await installDebianPackage('strace')
  for (const path of onPath(['strace'])) if (await canTrace(path)) return path
  return null
}

/** Containers may forbid tracing. */
async function canTrace(path) {
  const args = ['-f', '-o', '/dev/null', 'true']
  const { problem } = await run(path, args, { quiet: true, timeLimit: 20_000 })
  return problem === null
}
