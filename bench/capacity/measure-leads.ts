import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { ownTables } from '#server/platform/db/own-tables.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { inquiryParts } from '#tests/fixtures/inquiry.ts'
import { boundary, multipart } from '#tests/fixtures/multipart.ts'
import { ownChoices } from '#tests/fixtures/own-choices.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import type { MeasuredSite } from './measured-site.ts'
import type { Cost, DatabaseFigures } from './measurements.ts'
import { type Asked, sendMany } from './send-many.ts'

const CONNECTIONS = 20
const LEADS = 1_000
const MAILS = 1_000
const MEGABYTE = 1_000_000

type LeadFigures = Pick<DatabaseFigures, 'leadsPerSecond' | 'stored'> & {
  costs: Record<'lead' | 'leadWith1MB' | 'leadWith10MB' | 'mail', Cost>
}

/** What leads and their mails cost. Mails are sent while leads arrive, then once more alone, and subtracted. */
export async function measureLeads(measured: MeasuredSite): Promise<LeadFigures> {
  const { site, store, sink, costOf, sizes } = measured
  const storeLeads = (count: number, connections: number, file?: Buffer) =>
    sendMany(site.origin, { count, connections }, () => inquiry(file))
  const allMails = () => untilSent(store)
  await storeLeads(LEADS / 4, CONNECTIONS)
  await allMails()
  await measured.rest()

  const before = { rows: await countRows(store), mails: sink.received.length, ...(await sizes()) }
  let leadsPerSecond = 0
  const withMails = await costOf(LEADS, async () => {
    leadsPerSecond = await storeLeads(LEADS, CONNECTIONS)
    await allMails()
  })
  await measured.rest()
  const after = { rows: await countRows(store), mails: sink.received.length, ...(await sizes()) }
  const each = (part: keyof typeof after) => (after[part] - before[part]) / LEADS
  const stored = {
    rows: each('rows'),
    bytes: each('bytes'),
    mails: each('mails'),
    walBytes: each('wal'),
    transactions: each('transactions'),
  }

  await queueAgain(store, MAILS)
  const mail = await costOf(MAILS, allMails)

  const withFile = async (megabytes: number, count: number) => {
    const file = pdf(megabytes * MEGABYTE)
    await storeLeads(2, 1, file)
    const cost = await costOf(count, async () => {
      await storeLeads(count, 4, file)
      await allMails()
    })
    await measured.rest()
    return without(cost, mail, stored.mails)
  }
  const lead = without(withMails, mail, stored.mails)
  const leadWith1MB = await withFile(1, 60)
  const leadWith10MB = await withFile(10, 15)
  const costs = { lead, leadWith1MB, leadWith10MB, mail }
  return { costs, leadsPerSecond, stored }
}

export function inquiry(file?: Buffer): Asked {
  const id = randomUUID()
  const details = `We need a shop for tea.\n${randomBytes(150).toString('base64')}`
  const parts = inquiryParts({ ...ownChoices, email: `visitor-${id}@example.com`, details })
  if (file) parts.push({ name: 'file', filename: 'brief.pdf', content: file })
  return {
    path: '/api/inquiries',
    status: 201,
    body: multipart(parts),
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'idempotency-key': id,
    },
  }
}

async function countRows(store: Store) {
  let all = 0
  for (const table of await ownTables(store)) {
    const { rows } = await sql<{
      count: string
    }>`select count(*) as count from ${sql.table(table)}`.execute(store)
    all += Number(rows[0]?.count)
  }
  return all
}

/** Sends messages that were sent once more. */
async function queueAgain(store: Store, count: number) {
  await store
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, finished_at: null, due_at: new Date().toISOString() })
    .where('id', 'in', (row) =>
      row.selectFrom('outbox').select('id').where('state', '=', 'sent').orderBy('id').limit(count),
    )
    .execute()
}

async function untilSent(store: Store) {
  const waiting = store
    .selectFrom('outbox')
    .select('id')
    .where('state', 'in', ['waiting', 'sending'])
  while (await waiting.limit(1).executeTakeFirst()) await wait(200)
}

/** The cost without that of some mails. */
function without(cost: Cost, mail: Cost, mails: number): Cost {
  const rest = (part: keyof Cost) => Math.max(0, cost[part] - mail[part] * mails)
  return { cpu: rest('cpu'), main: rest('main'), database: rest('database') }
}
