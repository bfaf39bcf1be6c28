import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { run } from './command.ts'
import type { Machine } from './machine.ts'
import type { Step } from './part.ts'
import { waitUntil } from './site.ts'

const dataDir = '/var/lib/wavelength'
const ready =
  'curl --fail --silent --retry 120 --retry-delay 1 --retry-all-errors http://localhost:5000/readyz'

/** A data folder on a disk of its own, which becomes full, slow and read-only while the unit runs. */
export function diskSteps(machine: () => Machine): Step[] {
  let folder = ''
  let device = ''

  async function mount() {
    folder = mkdtempSync(join(tmpdir(), 'wavelength-disk-'))
    const image = join(folder, 'disk')
    await run('truncate', ['--size', '1500M', image])
    await run('mkfs.ext4', ['-q', '-F', image])
    device = await run('losetup', ['--find', '--show', image])
    const minor = /\d+$/.exec(device)
    await machine().run(`systemctl stop wavelength
mknod /dev/data b 7 ${minor}
mv ${dataDir} ${dataDir}.folder
mkdir ${dataDir}
mount -o errors=remount-ro /dev/data ${dataDir}
rmdir ${dataDir}/lost+found
cp --archive ${dataDir}.folder/. ${dataDir}
chown wavelength: ${dataDir}
chmod 700 ${dataDir}
systemctl start wavelength
${ready}`)
    return machine().count()
  }

  async function fill() {
    const since = await now()
    await machine().run(`head --bytes 2G /dev/zero > ${dataDir}/filler || true`)
    const answer = await machine().send('Full', 507)
    const log = await logSince(since)
    await machine().run(`rm ${dataDir}/filler; ${ready}`)
    await machine().send('Full')
    return `${answer}; log: ${log}; ${machine().count()}`
  }

  async function freeze() {
    const since = await now()
    await machine().run(`fsfreeze --freeze ${dataDir}`)
    let pages = ''
    const visitor = await machine().begin('Slow')
    try {
      pages = await machine().run(
        `for path in / /about /healthz /readyz; do curl --silent --max-time 12 --output /dev/null --write-out "$path %{http_code} %{time_total} s, " http://localhost:5000$path || true; done`,
      )
    } finally {
      await machine().run(`fsfreeze --unfreeze ${dataDir}`)
    }
    const answer = await visitor.answer(201)
    await machine().run(ready)
    return `${pages}${answer}; log: ${await logSince(since)}; ${machine().count()}`
  }

  async function failWrites() {
    const since = await now()
    await run('sh', ['-c', `echo 1 > /sys/fs/ext4/${basename(device)}/trigger_fs_error`])
    const answer = await machine().send('Read-only', 503)
    const log = await logSince(since)
    const restarted = await now()
    await machine().run('systemctl restart wavelength')
    const refused = await waitUntil(async () => {
      const text = await logSince(restarted)
      if (!/read/i.test(text)) throw new Error(`The log does not say why: ${text}`)
      return text
    }, 30)
    await machine().run(`systemctl stop wavelength; umount ${dataDir}`)
    await run('e2fsck', ['-f', '-y', device]).catch(() => {})
    await machine().run(`mount /dev/data ${dataDir}
systemctl reset-failed wavelength || true
systemctl start wavelength
${ready}`)
    await machine().send('Read-only')
    return `${answer}; log: ${log}; at start: ${refused}; ${machine().count()}`
  }

  async function unmount() {
    await machine().run(`systemctl stop wavelength; umount ${dataDir}; rm /dev/data`)
    await detach()
  }

  async function detach() {
    if (device) await run('losetup', ['--detach', device])
    device = ''
    rmSync(folder, { recursive: true, force: true })
  }

  const now = () => machine().run('date +%s.%N')
  const logSince = (time: string) =>
    machine().run(
      `journalctl --unit wavelength --output cat --since @${time} | grep --invert-match '^{' || true`,
    )

  return [
    { name: 'data folder on a disk of its own', run: mount },
    { name: 'full disk', run: fill },
    { name: 'disk that hangs', run: freeze },
    { name: 'disk that became read-only', run: failWrites },
    { name: 'unmount', run: unmount },
  ]
}
