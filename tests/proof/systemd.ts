import { diskSteps } from './disk.ts'
import { type Machine, startMachine } from './machine.ts'
import type { Part, Step } from './part.ts'
import { waitUntil } from './site.ts'

let machine: Machine
/** How long a start that fails is tried again at least, in seconds; the unit's limit is five minutes. */
const LIMIT = 330

async function install() {
  const output = await machine.follow('Install')
  if (!/\/admin\//.test(output)) throw new Error(`The log shows no link: ${output}`)
  await machine.follow('Check it')
  await machine.send('Installed')
  return machine.count()
}

async function backUp() {
  await machine.follow('Back it up')
  await machine.follow('Restore')
  await machine.send('Restored')
  return machine.count()
}

async function upgrade() {
  const version = () => machine.run('git -C /opt/wavelength log -1 --format=%s')
  await machine.run(`cd /srv/source
sed --in-place 's/"version": "[^"]*"/"version": "9.9.9"/' package.json
git commit --quiet --all --message Newer
git push --quiet origin main`)
  await machine.follow('Upgrade')
  if ((await version()) !== 'Newer') throw new Error('The new version is not in place.')
  await machine.send('Upgraded')
  await machine.follow('Go back to the version before')
  if ((await version()) !== 'Start') throw new Error('The version before is not in place.')
  return machine.count()
}

async function move() {
  await machine.follow('Move a site there')
  await machine.send('Moved')
  await machine.follow('Back to one machine')
  await machine.send('Back')
  return machine.count()
}

async function giveUp() {
  const state = () =>
    machine.run('systemctl show --property Result,NRestarts,ActiveState wavelength')
  await machine.run(`echo PORT=none >> /opt/wavelength/.env
systemctl stop wavelength
systemctl start wavelength`)
  const failed = await waitUntil(async () => {
    const found = await state()
    if (!found.includes('ActiveState=failed')) throw new Error(`It does not give up: ${found}`)
    return found
  }, LIMIT)
  const log = await machine.run('journalctl --unit wavelength --output cat --lines 60')
  if (!/PORT/.test(log)) throw new Error(`The log does not name PORT: ${log}`)
  await machine.run(`sed --in-place /^PORT=/d /opt/wavelength/.env
systemctl reset-failed wavelength
systemctl start wavelength
curl --fail --silent --retry 60 --retry-delay 1 --retry-all-errors http://localhost:5000/readyz`)
  return `${/NRestarts=\d+/.exec(failed)}, ${machine.count()}`
}

function stepsFor(release: string, more: Step[] = []): Step[] {
  const first = {
    name: 'boot',
    async run() {
      machine = await startMachine(release)
      const systemd = await machine.run('systemctl --version | head --lines 1')
      return `${machine.versions}, ${systemd}`
    },
  }
  const last = { name: 'shut down', run: () => machine.stop() }
  const followed = [
    { name: 'install, check and store a form', run: install },
    { name: 'back up and restore', run: backUp },
    { name: 'upgrade and go back', run: upgrade },
    { name: 'move to PostgreSQL and S3 and back', run: move },
  ]
  return [first, ...followed, ...more, last].map(({ name, run }) => ({
    name: `Node ${release}, ${name}`,
    run,
  }))
}

/** docs/operations.md word for word. */
export const part: Part = {
  packages: [
    'systemd-container',
    'debootstrap',
    'slirp4netns',
    'util-linux',
    'e2fsprogs',
    'git',
    'iproute2',
  ],
  steps: [
    ...stepsFor('20', [{ name: 'give up a start that fails again and again', run: giveUp }]),
    ...stepsFor('22'),
    ...stepsFor(
      '24',
      diskSteps(() => machine),
    ),
  ],
  cleanUp: () => machine?.stop(),
}
