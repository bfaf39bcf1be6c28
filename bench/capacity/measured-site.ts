import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { cpuTime, mainThreadTime } from '#bench/cpu-time.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import { startTestPostgres } from '#tests/fixtures/postgres.ts'
import { startMailSink } from '#tests/fixtures/queued-mail.ts'
import { startS3 } from '#tests/fixtures/s3.ts'
import { removeFolder, startSite } from '#tests/fixtures/site.ts'
import type { SetUp } from './demand.ts'
import type { Cost } from './measurements.ts'

const IDLE_SECONDS = 5
/** CPU milliseconds in a second below which nothing is left to do. */
const REST = 60

export type MeasuredSite = Awaited<ReturnType<typeof openMeasuredSite>>

/** The built site on SQLite and the disk, or on PostgreSQL and an S3 server in this process. */
export async function openMeasuredSite(database: SetUp['database']) {
  const isLarge = database === 'postgres'
  const cleanUps: (() => unknown)[] = []
  const cleanUp = async () => {
    for (const one of cleanUps.reverse()) await one()
  }
  try {
    return await open(isLarge, cleanUps, cleanUp)
  } catch (error) {
    await cleanUp()
    throw error
  }
}

async function open(isLarge: boolean, cleanUps: (() => unknown)[], cleanUp: () => Promise<void>) {
  const postgres = isLarge ? await startTestPostgres({ durable: true }) : undefined
  if (postgres) cleanUps.push(postgres.stop)
  const s3 = isLarge ? await startS3((stop) => void cleanUps.push(stop)) : undefined
  const sink = await startMailSink()
  cleanUps.push(sink.stop)
  const database = postgres && { DATABASE_URL: postgres.url }
  const env = {
    ...database,
    ...s3?.settings,
    ADMIN_EMAIL: ownerEmail,
    ADMIN_PASSWORD: ownerPassword,
    TRUSTED_PROXIES: '1',
    LOG_REQUESTS: 'yes',
    SITE_URL: 'http://localhost',
    SMTP_URL: sink.url,
    VISITOR_MAIL_PER_DAY: '100000',
  }
  const site = await startSite({ env })
  const { dataDir } = site
  const { store, close } = await openDatabase(readConfig({ DATA_DIR: dataDir, ...database }))
  let idle: Cost = { cpu: 0, main: 0, database: 0 }

  function used(): Cost {
    return {
      cpu: cpuTime(site.pid),
      main: mainThreadTime(site.pid),
      database: postgres ? cpuTime(postgres.pid) : 0,
    }
  }

  /** CPU time of `work` for each of `count`, without what an idle instance uses meanwhile. */
  async function costOf(count: number, work: () => Promise<unknown>): Promise<Cost> {
    const [began, before] = [performance.now(), used()]
    await work()
    const seconds = (performance.now() - began) / 1000
    const after = used()
    const each = (part: keyof Cost) =>
      Math.max(0, after[part] - before[part] - idle[part] * seconds) / count
    return { cpu: each('cpu'), main: each('main'), database: each('database') }
  }

  /** Waits until the server has compressed its pages and sent its mails: it hardly worked for two seconds. */
  async function rest() {
    for (let quiet = 0; quiet < 2; ) {
      const before = used().cpu
      await wait(1_000)
      quiet = used().cpu - before < REST ? quiet + 1 : 0
    }
  }

  await wait(2_000)
  await rest()
  idle = await costOf(IDLE_SECONDS, () => wait(IDLE_SECONDS * 1_000))

  return {
    site,
    store,
    sink,
    idle,
    costOf,
    rest,
    sizes: () => sizesOf(store, isLarge),
    async stop() {
      await close()
      await site.stop()
      await cleanUp()
      removeFolder(dataDir)
    },
  }
}

/** Bytes of the database, and on PostgreSQL bytes of WAL and number of writing transactions so far. */
async function sizesOf(store: Store, isPostgres: boolean) {
  const query = isPostgres
    ? sql<Sizes>`select pg_database_size(current_database()) as bytes,
        pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as wal,
        pg_snapshot_xmax(pg_current_snapshot())::text as transactions`
    : sql<Sizes>`select page_count * page_size as bytes, 0 as wal, 0 as transactions
        from pragma_page_count(), pragma_page_size()`
  const { rows } = await query.execute(store)
  const [{ bytes, wal, transactions } = { bytes: 0, wal: 0, transactions: 0 }] = rows
  return { bytes: Number(bytes), wal: Number(wal), transactions: Number(transactions) }
}

type Sizes = Record<'bytes' | 'wal' | 'transactions', number | string>
