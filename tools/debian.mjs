import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { log, run } from './command.mjs'

const timeLimit = 300_000

/** Installs a Debian package; returns false without apt-get or root. */
export async function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || onPath(['apt-get']).length === 0) return false
  log(`Installing the package ${name} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const limits = { env, quiet: true, timeLimit }
  await run('apt-get', ['update'], limits)
  const install = ['install', '-y', '--no-install-recommends', name]
  const { problem, output } = await run('apt-get', install, limits)
  if (problem) log(`${output.trimEnd()}\nInstalling the package ${name} failed (it ${problem}).`)
  return true
}

/** The paths of programs with these names on PATH. */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync)
}
