import { spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { temporaryFolder } from '#tests/fixtures/api.ts'
import { startSupervisor } from './supervisor.ts'

const repository = join(import.meta.dirname, '..', '..')

/** The project without what it makes itself, tests and documents. */
const sources = [
  'app',
  'blocks',
  'content',
  'deploy',
  'messages',
  'model',
  'server',
  'tools',
  'ui',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

/** Programs that only root may run, or that need a network. */
const programs = {
  chown: '',
  git: '',
  useradd: `while [ "$1" != --home-dir ]; do shift; done; printf %s "$2" > "$MACHINE/home"`,
  // As the real one it sets HOME, where npm keeps its cache and logs.
  runuser: 'while [ "$1" != -- ]; do shift; done; shift; HOME=$(cat "$MACHINE/home") exec "$@"',
  journalctl: 'cat "$MACHINE/log"',
  systemctl:
    'exec curl --fail-with-body --silent --show-error --unix-socket "$MACHINE/systemd" --data "$*" http://systemd',
}

/**
 * A folder that stands for a machine with the project in /opt/wavelength. Commands run there as written, but for the paths
 * and the given replacements.
 */
export async function setUpMachine(
  replacements: Record<string, string>,
  settings: Record<string, string>,
) {
  const folder = await temporaryFolder()
  const place = (commands: string) => replaceAll(inside(commands, folder), replacements)
  const environment = {
    PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    HOME: join(folder, 'var/cache'),
    TMPDIR: folder,
    WAVELENGTH_TEST_RUN: process.env.WAVELENGTH_TEST_RUN ?? '',
    MACHINE: folder,
    npm_config_update_notifier: 'false',
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  }
  await installProject(join(folder, 'opt/wavelength'), place)
  for (const path of ['bin', 'etc/systemd/system', 'var/lib', 'var/cache']) {
    mkdirSync(join(folder, path), { recursive: true })
  }
  for (const [name, script] of Object.entries(programs)) {
    const file = join(folder, 'bin', name)
    writeFileSync(file, `#!/bin/sh\n${script}\n`)
    chmodSync(file, 0o755)
  }
  await startSupervisor(folder, { ...environment, ...settings })

  return {
    path: (name: string) => join(folder, name),
    /** Runs commands of the document; returns what they print. @throws Error with that if one fails */
    async run(commands: string) {
      const script = place(commands)
      const args = ['-euo', 'pipefail', '-c', script]
      const shell = spawn('bash', args, { cwd: folder, env: environment, stdio: 'pipe' })
      shell.stdin.end()
      const ended = new Promise((resolve) => shell.on('close', resolve))
      const [output, errors] = await Promise.all([text(shell.stdout), text(shell.stderr)])
      const code = await ended
      if (code === 0) return output
      throw new Error(`Exit code ${code}:\n${script}\n${output}${errors}`)
    },
  }
}

/** Copies the sources; the packages and the built pages are those of the repository. */
async function installProject(folder: string, place: (text: string) => string) {
  const filter = (path: string) => !path.endsWith('.test.ts')
  for (const name of sources) {
    cpSync(join(repository, name), join(folder, name), { recursive: true, filter })
  }
  mkdirSync(join(folder, 'build'))
  for (const name of ['node_modules', 'public', 'build/client']) {
    symlinkSync(join(repository, name), join(folder, name))
  }
  // The server finds the project by its own place.
  cpSync(join(repository, 'build/server'), join(folder, 'build/server'), { recursive: true })
  const { recordBuild } = await import(join(folder, 'tools/build-state.mjs'))
  recordBuild()
  const unit = join(folder, 'deploy/wavelength.service')
  writeFileSync(unit, place(readFileSync(unit, 'utf8')))
}

/** The paths of a machine, inside of the folder. */
function inside(commands: string, folder: string) {
  return commands.replace(/(?<![\w./-])(?=\/(?:etc|opt|var)\/)/g, folder)
}

function replaceAll(commands: string, replacements: Record<string, string>) {
  return Object.entries(replacements).reduce(
    (replaced, [from, to]) => replaced.replaceAll(from, to),
    commands,
  )
}
