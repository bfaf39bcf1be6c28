import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './command.ts'
import { copyProject, installNode, makeRoot } from './debian.ts'
import type { Part } from './part.ts'
import { dataOf, leadsIn, send, waitUntil } from './site.ts'

const folder = mkdtempSync(join(tmpdir(), 'wavelength-image-'))
const [, base = '', release = ''] =
  /^FROM (node:([\d.]+)\S*)/m.exec(
    readFileSync(join(import.meta.dirname, '../../deploy/Dockerfile'), 'utf8'),
  ) ?? []
const storage = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')]
const sockets = ['--cgroup-manager', 'cgroupfs', '--events-backend', 'file', '--runtime', 'runc']
const podman = (...args: string[]) => run('podman', [...storage, ...sockets, ...args])
const origin = 'http://127.0.0.1:5000'
let acknowledged = 0

/** The base of the Dockerfile, as there is no registry: Debian and Node under its name. */
async function makeBase() {
  const root = join(folder, 'base')
  await makeRoot(root)
  const versions = await installNode(root, release)
  await run('chroot', [root, 'useradd', '--uid', '1000', '--create-home', 'node'])
  const archive = join(folder, 'base.tar')
  await run('tar', ['--directory', root, '--create', '--file', archive, '.'])
  const change = 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt'
  await podman('import', '--change', change, archive, `docker.io/library/${base}`)
  rmSync(root, { recursive: true })
  rmSync(archive)
  return versions
}

async function build() {
  const context = join(folder, 'project')
  await copyProject(context)
  const options = ['--isolation', 'chroot', '--format', 'docker', '--pull-never']
  const names = ['--file', join(context, 'deploy/Dockerfile'), '--tag', 'wavelength']
  await run('buildah', [...storage, 'bud', ...options, ...names, context])
  const size = await podman('image', 'inspect', '--format', '{{.Size}}', 'localhost/wavelength')
  return `${Math.round(Number(size) / 1e6)} MB`
}

/** Read-only, without capabilities and with nothing but its volume; there is no network but its own. */
async function start() {
  mkdirSync(join(folder, 'temporary'), { recursive: true })
  const limits = ['--read-only', '--cap-drop', 'all', '--security-opt', 'no-new-privileges']
  const ulimits = ['--ulimit', 'nofile=20000:20000', '--ulimit', 'nproc=20000:20000']
  const place = ['--network', 'none', '--volume', 'data:/data', '--log-driver', 'k8s-file']
  const name = ['--name', 'wavelength', 'localhost/wavelength']
  await podman('run', '--detach', ...limits, ...ulimits, ...place, ...name)
  await healthy()
  const user = await podman('exec', 'wavelength', 'id', '--user')
  if (user !== '1000') throw new Error(`It runs as user ${user}.`)
}

const healthy = () => waitUntil(() => podman('healthcheck', 'run', 'wavelength'), 60)
const pid = async () => Number(await podman('inspect', '--format', '{{.State.Pid}}', 'wavelength'))

async function store() {
  await send(await pid(), origin, 'Before').then(({ answer }) => answer(201))
  acknowledged += 1
  return count()
}

/** SIGTERM comes when the first twentieth of the form is there; the rest follows within three seconds. */
async function stopDuringUpload() {
  const visitor = await send(await pid(), origin, 'During', 3)
  await podman('stop', '--time', '15', 'wavelength')
  await visitor.answer(201)
  acknowledged += 1
  const code = await podman('inspect', '--format', '{{.State.ExitCode}}', 'wavelength')
  if (code !== '0') throw new Error(`Exit code ${code}: ${await podman('logs', 'wavelength')}`)
  return 'exit code 0'
}

async function restart() {
  await podman('start', 'wavelength')
  await healthy()
  return count()
}

async function kill() {
  await podman('kill', '--signal', 'KILL', 'wavelength')
  return restart()
}

async function count() {
  const leads = leadsIn(dataOf(await pid(), '/data'))
  if (leads.length !== acknowledged) throw new Error(`${leads.length} leads of ${acknowledged}`)
  return `${leads.length} leads with files`
}

async function cleanUp() {
  await podman('rm', '--force', '--all').catch(() => {})
  await run('umount', [join(folder, 'storage/overlay')]).catch(() => {})
  rmSync(folder, { recursive: true, force: true })
}

/** The image of deploy/Dockerfile, unchanged. */
export const part: Part = {
  packages: ['podman', 'buildah', 'runc', 'debootstrap', 'util-linux', 'git', 'iproute2'],
  steps: [
    { name: `make a base named ${base}`, run: makeBase },
    { name: 'build deploy/Dockerfile as it is', run: build },
    { name: 'start read-only without capabilities', run: start },
    { name: 'store a form', run: store },
    { name: 'stop during an upload', run: stopDuringUpload },
    { name: 'start again', run: restart },
    { name: 'start after SIGKILL', run: kill },
  ],
  cleanUp,
}
