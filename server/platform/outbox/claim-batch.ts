import { randomUUID } from 'node:crypto'
import { isSqlite } from '#server/platform/db/dialect.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import type { IssueLimit } from './delivery.ts'
import { type Channel, issueAt, otherAt, type Which } from './due-rows.ts'

/** Rows that one worker may send until `until`; after that any worker may claim them. */
export type Batch = {
  claim: string
  until: Date
  /** The same by the machine's clock, in milliseconds since 1970. */
  machineUntil: number
  rows: OutboxRow[]
}

type ClaimOptions = {
  /** Rows at most. */
  limit: number
  claimTime: number
  issueLimit?: IssueLimit
}

/** Claims the oldest due rows, and issues to subscribers after all others. Two workers never claim the same row. */
export async function claimBatch(
  store: Store,
  channel: Channel,
  now: Date,
  { limit, claimTime, issueLimit }: ClaimOptions,
) {
  const batch: Batch = {
    claim: randomUUID(),
    until: new Date(now.getTime() + claimTime),
    machineUntil: Date.now() + claimTime,
    rows: [],
  }
  batch.rows = await claimRows(store, batch, otherAt(channel, now), limit)
  const left = limit - batch.rows.length
  if (left === 0 || !(await anyRow(store, issueAt(channel, now)))) return batch
  const issues = await store.transaction().execute(async (transaction) => {
    const most = Math.min(left, (await issueLimit?.most(transaction, now)) ?? left)
    if (most <= 0) return []
    const rows = await claimRows(transaction, batch, issueAt(channel, now), most)
    await issueLimit?.count(transaction, now, rows.length)
    return rows
  })
  batch.rows.push(...issues)
  return batch
}

async function claimRows(
  store: Store | StoreTransaction,
  { claim, until }: Batch,
  which: Which,
  limit: number,
) {
  const rows = await store
    .with('free', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where(which)
        .orderBy('id')
        .limit(limit)
        // Another worker is claiming those.
        .$if(!isSqlite(store), (select) => select.forUpdate().skipLocked()),
    )
    .updateTable('outbox')
    .set((row) => ({
      state: 'sending',
      attempts: row('attempts', '+', 1),
      claim,
      claimed_until: until.toISOString(),
    }))
    .where('id', 'in', (row) => row.selectFrom('free').select('id'))
    .returningAll()
    .execute()
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Whether a row is due. */
export async function isDue(store: Store, channel: Channel, now: Date) {
  return (
    (await anyRow(store, otherAt(channel, now))) || (await anyRow(store, issueAt(channel, now)))
  )
}

async function anyRow(store: Store, which: Which) {
  const row = await store.selectFrom('outbox').select('id').where(which).limit(1).executeTakeFirst()
  return row !== undefined
}

/** Extends the claim on the rows not yet sent. */
export async function extendClaim(store: Store, batch: Batch, now: Date, claimTime: number) {
  const until = new Date(now.getTime() + claimTime)
  const machineUntil = Date.now() + claimTime
  await store
    .updateTable('outbox')
    .set({ claimed_until: until.toISOString() })
    .where('claim', '=', batch.claim)
    .where('state', '=', 'sending')
    .execute()
  batch.until = until
  batch.machineUntil = machineUntil
}

type Settled = Partial<
  Pick<OutboxRow, 'state' | 'due_at' | 'last_error' | 'finished_at' | 'attempts' | 'sent_copy'>
>

/** Records the result of an attempt and releases the row, if the claim still holds. */
export async function settle(store: Store | StoreTransaction, row: OutboxRow, settled: Settled) {
  await store
    .updateTable('outbox')
    .set({ ...settled, claim: null, claimed_until: null })
    .where('id', '=', row.id)
    .where('claim', '=', row.claim)
    .execute()
}

/** Deletes an obsolete row, if the claim still holds. */
export async function discard(store: Store | StoreTransaction, row: OutboxRow) {
  await store.deleteFrom('outbox').where('id', '=', row.id).where('claim', '=', row.claim).execute()
}
