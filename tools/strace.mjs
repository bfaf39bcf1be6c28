import { run } from './command.mjs'
import { installDebianPackage, onPath } from './debian.mjs'

/** The path of an strace that may trace here, Debian's installed if need be; null where there is none. */
export async function findStrace() {
  if (process.platform !== 'linux') return null
  if (onPath(['strace']).length === 0) await installDebianPackage('strace')
  for (const path of onPath(['strace'])) if (await mayTrace(path)) return path
  return null
}

/** Containers may forbid it. */
async function mayTrace(path) {
  const args = ['-f', '-o', '/dev/null', 'true']
  const { problem } = await run(path, args, { quiet: true, timeLimit: 20_000 })
  return problem === null
}
