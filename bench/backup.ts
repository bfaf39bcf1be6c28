import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { adminPaths } from '#model/admin-paths.ts'
import { archiveName, type BackupRecord } from '#server/features/system/backup/record.ts'
import { lostIn } from '#tests/chaos/evidence.ts'
import { fillLargeStore } from '#tests/fixtures/large-store.ts'
import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import { startTestPostgres } from '#tests/fixtures/postgres.ts'
import { removeFolder, startSite } from '#tests/fixtures/site.ts'
import { signIn } from './growth.ts'
import { percentile } from './percentile.ts'
import type { Row } from './row.ts'
import { startTraffic, type Times } from './traffic.ts'

/** Forms sent before the backup; every third has a file of 150 kB on average. */
const FORMS = 6_000

/** Milliseconds that are measured before the backup. */
const BEFORE = 20_000

/** Backs up a large store while visitors send forms and files, restores it, and looks for what was acknowledged before. */
export function measureBackup(): Promise<Row[]> {
  return measure({})
}

/** The same on PostgreSQL; the restored site is on SQLite. */
export async function measureBackupOnPostgres(): Promise<Row[]> {
  const postgres = await startTestPostgres()
  return measure({ DATABASE_URL: postgres.url }).finally(postgres.stop)
}

async function measure(database: { DATABASE_URL?: string }): Promise<Row[]> {
  const [place, restored] = ['backups', 'restored'].map((name) =>
    mkdtempSync(join(tmpdir(), `wavelength-${name}-`)),
  ) as [string, string]
  const account = { ADMIN_EMAIL: ownerEmail, ADMIN_PASSWORD: ownerPassword }
  const site = await startSite({
    env: { ...account, TRUSTED_PROXIES: '1', BACKUP_TO: place, ...database },
  })
  try {
    // The one that is made soon after the start.
    await provenBackup(place, 1)
    await fillLargeStore({ DATA_DIR: site.dataDir, ...database })
    const traffic = startTraffic(site.origin)
    while (traffic.acknowledged.length < FORMS) await wait(100)
    traffic.slowDown()
    const quiet = await traffic.during(wait(BEFORE))
    const before = [...traffic.acknowledged]
    await backUpNow(site.origin)
    const making = provenBackup(place, 2)
    const busy = await traffic.during(making)
    await traffic.stop()
    const { record, proof } = await making
    const seconds = await restore(join(place, archiveName(record)), restored)
    const lost = [...traffic.failures, ...lostIn(restored, before)]
    if (lost.length > 0) throw new Error(lost.slice(0, 9).join('\n'))
    cpSync(join(site.dataDir, 'secret.key'), join(restored, 'secret.key'))
    await (await startSite({ dataDir: restored })).stop()
    const figure = (measure: string, value: number, unit = '') => ({ measure, value, unit })
    return [
      figure('rows in the backup', proof.rows),
      figure('files in the backup', proof.files),
      figure('archive', proof.size / 1e6, 'MB'),
      figure('backup, with its proof', proof.seconds, 's'),
      figure('restore, with its proof', seconds, 's'),
      figure('forms acknowledged before it began, all restored', before.length),
      figure('forms acknowledged meanwhile', busy.form.length),
      ...compare(quiet, busy),
    ]
  } finally {
    await site.stop()
    for (const folder of [site.dataDir, place, restored]) removeFolder(folder)
  }
}

async function backUpNow(origin: string) {
  const body = new URLSearchParams({ intent: 'back-up-now' })
  const headers = { cookie: await signIn({ origin }) }
  const response = await fetch(origin + adminPaths.system, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`The backup did not start: ${response.status}.`)
}

/** The newest backup, when so many are proven. */
async function provenBackup(place: string, count: number) {
  for (;;) {
    const records = readdirSync(place)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name): BackupRecord => JSON.parse(readFileSync(join(place, name), 'utf8')))
    const record = records.at(-1)
    if (records.length === count && record?.proof) return { record, proof: record.proof }
    await wait(200)
  }
}

/** Returns its seconds. */
async function restore(archive: string, dataDir: string) {
  const began = performance.now()
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '' }
  await promisify(execFile)(process.execPath, ['tools/restore.ts', archive], { env })
  return (performance.now() - began) / 1000
}

/** Response times while the backup is made; the ratio is to those before. */
function compare(quiet: Times, busy: Times): Row[] {
  return (['page', 'search', 'form'] as const).flatMap((kind) =>
    [0.5, 0.99].map((share) => {
      const value = percentile(busy[kind], share)
      const name = share === 0.5 ? 'median' : 'p99'
      return {
        ...{ measure: `${kind} meanwhile, ${name}`, value, unit: 'ms' },
        ratio: value / percentile(quiet[kind], share),
      }
    }),
  )
}
