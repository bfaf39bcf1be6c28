import { localDay } from '#model/local-time.ts'
import { type Retention, retentionKinds } from '#model/privacy/retention.ts'
import type { Deps } from '#server/deps.ts'
import { type ErasedLeads, eraseLeads, removeFiles } from '#server/features/leads/erase-leads.ts'
import { lockLeadsForUpdate } from '#server/features/leads/inbox/lock-leads.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { dueLeads } from './due-leads.ts'
import { readRetention } from './read-retention.ts'

/** Settings key of the day on which leads were last erased by age. */
const DONE_KEY = 'retention_done_on'

/** Leads per transaction, so that visitors' writes are not blocked for long. */
const BATCH = 200

const DAY = 86_400_000

type RetentionDeps = Pick<Deps, 'store' | 'content' | 'files' | 'clock' | 'newId' | 'report'>

/**
 * Erases leads by age, once per day in the site's time zone, in one process only. After a crash the rest is erased the
 * next day, and orphaned files are removed.
 */
export async function applyRetention(deps: RetentionDeps) {
  const retention = await readRetention(deps.store)
  if (retentionKinds.every((kind) => retention[kind] === null)) return
  if (await claimDay(deps)) await eraseDue(deps, retention)
}

/** True for the first process of the day only. */
async function claimDay({ store, content, clock }: RetentionDeps) {
  const { timeZone } = await content.site()
  const today = localDay(clock(), timeZone)
  // A later day was done before the clock was set back.
  const tomorrow = localDay(new Date(clock().getTime() + DAY), timeZone)
  const last = await store
    .selectFrom('settings')
    .select('value')
    .where('key', '=', DONE_KEY)
    .executeTakeFirst()
  if (last && last.value >= today && last.value <= tomorrow) return false
  const claimed = await store
    .insertInto('settings')
    .values({ key: DONE_KEY, value: today })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ value: today })
        .where((row) =>
          row.or([row('settings.value', '<', today), row('settings.value', '>', tomorrow)]),
        ),
    )
    .returning('key')
    .execute()
  return claimed.length > 0
}

async function eraseDue(deps: RetentionDeps, retention: Retention) {
  for (;;) {
    const erased = await deps.store.transaction().execute(async (transaction) => {
      const ids = await lockDue(transaction, retention, deps.clock())
      if (ids.length === 0) return null
      const erasedLeads = await eraseLeads(transaction, deps, ids)
      await audit(
        transaction,
        { ...deps, actor: null },
        {
          action: 'leads.expired',
          subject: 'leads',
          summary: `Erased by age: ${countsOf(erasedLeads)}`,
        },
      )
      return erasedLeads
    })
    if (!erased) return
    await removeFiles(deps, erased.files)
  }
}

/** Locks the next due leads, then queries again: one may have been released from spam in the meantime. */
async function lockDue(transaction: StoreTransaction, retention: Retention, now: Date) {
  const due = await dueLeads(transaction, retention, now).select('id').limit(BATCH).execute()
  if (due.length === 0) return []
  const ids = due.map(({ id }) => id)
  await lockLeadsForUpdate(transaction, ids)
  const stillDue = await dueLeads(transaction, retention, now)
    .select('id')
    .where('id', 'in', ids)
    .execute()
  return stillDue.map(({ id }) => id)
}

function countsOf({ leads, files }: ErasedLeads) {
  const spam = leads.filter(({ status }) => status === 'spam').length
  const countOf = (kind: string) =>
    leads.filter((lead) => lead.kind === kind && lead.status !== 'spam').length
  return [
    pluralize(countOf('inquiry'), 'inquiry', 'inquiries'),
    pluralize(countOf('partner'), 'partner inquiry', 'partner inquiries'),
    pluralize(countOf('application'), 'application', 'applications'),
    pluralize(countOf('call'), 'booked call', 'booked calls'),
    spam > 0 && `${spam} spam`,
    pluralize(files.length, 'file', 'files'),
  ]
    .filter(Boolean)
    .join(', ')
}

/** "3 files", or false for none. */
function pluralize(count: number, one: string, several: string) {
  return count > 0 && `${count} ${count === 1 ? one : several}`
}
