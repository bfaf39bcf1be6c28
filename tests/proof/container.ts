import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './command.ts'
import { waitUntil } from './site.ts'

export type Container = {
  /** The process on this machine that is the container's first. */
  pid: number
  /** Runs commands in it; returns what they print. @throws Error with that if one fails */
  run(commands: string): Promise<string>
  /** Shuts it down and returns once its processes and mounts are gone. */
  stop(): Promise<void>
}

/** Boots systemd from a root folder, in a network of its own in which this machine is 10.0.2.2. */
export async function boot(root: string): Promise<Container> {
  writeFileSync(join(root, 'etc/resolv.conf'), 'nameserver 10.0.2.3\n')
  writeFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost\n')
  const place = ['--boot', '--quiet', '--register=no', '--keep-unit', '--resolv-conf=off']
  const nspawn = ['systemd-nspawn', ...place, '--directory', root]
  // The network must be there before the container shares it.
  const script = 'ip link set lo up; exec "$@"'
  const container = start('unshare', ['--net', 'sh', '-c', script, 'sh', ...nspawn])
  let network: ChildProcess | undefined
  process.once('exit', () => {
    network?.kill('SIGKILL')
    container.kill('SIGKILL')
  })
  const stop = async () => {
    network?.kill('SIGTERM')
    container.kill('SIGTERM')
    const timer = setTimeout(() => container.kill('SIGKILL'), 60_000)
    await ended(container)
    clearTimeout(timer)
    if (network) await ended(network)
  }
  try {
    const pid = await waitUntil(async () => firstProcess(container.pid ?? 0), 120)
    network = start('slirp4netns', ['--configure', '--mtu=65520', `${pid}`, 'tap0'])
    const namespaces = ['--mount', '--uts', '--ipc', '--pid', '--net', '--cgroup']
    const inside = (commands: string) =>
      run(
        'nsenter',
        ['--target', `${pid}`, ...namespaces, 'bash', '-euo', 'pipefail', '-c', commands],
        {
          env: {
            PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
            HOME: '/root',
          },
        },
      )
    await waitUntil(
      () => inside('systemctl is-system-running || systemctl is-system-running | grep degraded'),
      300,
    )
    return { pid, run: inside, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const start = (program: string, args: string[]) => spawn(program, args, { stdio: 'ignore' })

function ended(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  return new Promise((resolve) => child.on('exit', resolve))
}

/** systemd of the container, by now the child of nspawn. @throws Error while it is not there */
function firstProcess(pid: number) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const found = children.find(
    (child) => child && readFileSync(`/proc/${child}/comm`, 'utf8') === 'systemd\n',
  )
  if (!found) throw new Error('The container has no systemd yet.')
  return Number(found)
}
