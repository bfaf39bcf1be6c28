import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import buildApi, { api } from '#tests/chaos/build-api.ts'
import { findFailures, lostIn } from '#tests/chaos/evidence.ts'
import { createRandom } from '#tests/chaos/random.ts'
import { send } from '#tests/chaos/submissions.ts'
import { type Site, startSite } from '#tests/fixtures/site.ts'
import { run } from './command.ts'
import type { Part } from './part.ts'
import { waitUntil } from './site.ts'
import { type Swift, startSwift } from './swift.ts'
import { createVisitors } from './visitors.ts'

const folder = mkdtempSync(join(tmpdir(), 'wavelength-s3-'))
const database = 'wavelength.sqlite'
const KILLS = 12
let swift: Swift
let site: Site | undefined
let dataDir = newFolder()
let place = ''
let checks = 0

const random = createRandom(28)
const visitors = createVisitors(random, () => site?.origin ?? '')
const { journal } = visitors

function newFolder() {
  return mkdtempSync(join(folder, 'data-'))
}

const settings = () => ({
  ...swift.settings,
  SECRET_KEY: 'the same key before and after a restore',
  ...(place && { FILES_URL: place }),
})

async function open() {
  const env = { ...settings(), TRUSTED_PROXIES: '1', SITE_URL: 'https://wavelength.example' }
  site = await startSite({ dataDir, env, program: api })
  return site
}

/** Runs a command of package.json with the settings of the site; returns the last line that it prints. */
async function npm(name: string, ...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, ...settings() }
  return (await run('npm', ['run', '--silent', name, '--', ...args], { env })).split('\n').at(-1)
}

/** Compares what was acknowledged with the database and a copy of the bucket on this disk. */
async function count(find: (copy: string) => string[]) {
  const copy = join(folder, `copy-${++checks}`)
  if (place) await npm('files:copy', '--from', place, '--to', copy)
  else mkdirSync(copy)
  await site?.stop()
  copyFileSync(join(dataDir, database), join(copy, database))
  const failures = find(copy)
  if (failures.length > 0) throw new Error(failures.join('\n'))
  const files = journal.acknowledged.filter(({ submission }) => submission.file).length
  return `${journal.acknowledged.length} forms with ${files} files, none lost`
}

const nothingLost = (copy: string) => lostIn(copy, journal.acknowledged)

async function start() {
  swift = await startSwift()
  return swift.versions
}

/** From a folder to the bucket, where the site goes on. */
async function move() {
  await buildApi()
  await open()
  await visitors.sendMany(20)
  await site?.stop()
  place = swift.place('site')
  const copied = await npm('files:copy', '--from', dataDir, '--to', place)
  rmSync(join(dataDir, 'files'), { recursive: true })
  await open()
  await visitors.sendMany(20)
  return `${copied} ${await count(nothingLost)}`
}

async function restoreBackup() {
  await open()
  const proven = await npm('backup', '--to', swift.place('backups'))
  await site?.stop()
  const name = (await swift.names('backups/')).find((key) => key.endsWith('.tar'))
  dataDir = newFolder()
  place = swift.place('restored')
  const restored = await npm('restore', swift.place(name ?? ''))
  await open()
  await visitors.sendMany(10)
  return `${proven} ${restored} ${await count(nothingLost)}`
}

/** While four visitors send. */
async function kill() {
  await open()
  let kills = 0
  const visits = Promise.all(Array.from({ length: 4 }, () => visitors.visit(() => kills < KILLS)))
  while (kills < KILLS) {
    await setTimeout(500 + random.below(3_000))
    await site?.kill()
    await open()
    kills += 1
  }
  await visits
  return `${kills} kills, ${await count((copy) => findFailures(copy, journal).filter(isNoOrphan))}`
}

/** What was uploaded when the site was killed is removed an hour later. */
const isNoOrphan = (failure: string) => !failure.endsWith('belongs to no row')

async function hang() {
  const { origin } = await open()
  const readiness = async () => (await fetch(`${origin}/readyz`)).status
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1_000).toFixed(1)} s`
  swift.freeze()
  const submission = visitors.withFile()
  const answer = send(origin, submission).then(({ status }) => `${status} after ${seconds()}`)
  const answered = answer.catch((error) => `${error} after ${seconds()}`)
  await waitUntil(async () => {
    if ((await readiness()) !== 503) throw new Error('/readyz does not notice it.')
  }, 60)
  const noticed = seconds()
  const status = await answered
  if (!/^5\d\d /.test(status)) throw new Error(`The visitor's answer: ${status}`)
  swift.resume()
  await waitUntil(async () => {
    if ((await readiness()) !== 200) throw new Error('/readyz stays red.')
  }, 120)
  if (!(await visitors.isStored(submission))) throw new Error('The form gets no answer.')
  const log = /^.*(?:cannot be reached|does not answer|storage).*$/im.exec(
    site?.output() ?? '',
  )?.[0]
  return `/readyz 503 after ${noticed}, visitor ${status}; ${await count(nothingLost)}; log: ${log}`
}

async function cleanUp() {
  await site?.kill()
  swift?.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Files and backups in OpenStack Swift, which speaks S3. */
export const part: Part = {
  packages: [
    'swift',
    'swift-proxy',
    'swift-account',
    'swift-container',
    'swift-object',
    'memcached',
    'python3-keystonemiddleware',
  ],
  steps: [
    { name: 'start Swift with a bucket', run: start },
    { name: 'move a site there', run: move },
    { name: 'back up and restore', run: restoreBackup },
    { name: 'SIGKILL while visitors send', run: kill },
    { name: 'a store that hangs', run: hang },
  ],
  cleanUp,
}
