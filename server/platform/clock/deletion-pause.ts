import type { Store } from '#server/platform/db/schema.ts'
import type { Clock, Log } from '#server/platform/runtime.ts'

const DAY = 86_400_000

/** If the time is further than this from that of the last look, the clock was set, or the site was off. */
const STEP_MAX = 7 * DAY

/** For so long nothing is deleted by age then: time to notice. */
const PAUSE = 3 * DAY

/** The settings key of what was found at the last look, as JSON. */
const KEY = 'deletion_clock'

type Look = { seenAt: string; pausedUntil: string | null }

type Deps = { store: Store; clock: Clock; log: Log }

/**
 * Whether what is old enough may be deleted: not after a jump of the clock, which could make everything old. To be
 * called before each deletion.
 */
export async function mayDeleteByAge({ store, clock, log }: Deps) {
  const now = clock()
  const last = await readLook(store)
  const isJump = last && Math.abs(now.getTime() - Date.parse(last.seenAt)) > STEP_MAX
  const pausedUntil = isJump
    ? new Date(now.getTime() + PAUSE).toISOString()
    : (last?.pausedUntil ?? null)
  const value = JSON.stringify({ seenAt: now.toISOString(), pausedUntil } satisfies Look)
  await store
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
  if (isJump) {
    log(
      `The clock shows ${minuteOf(now.toISOString())}; when the site last looked, it was ${minuteOf(last.seenAt)}. If the site was not off in between, set the clock right. Until ${minuteOf(pausedUntil)} nothing is deleted by age.`,
    )
  }
  return !isPaused(pausedUntil, now)
}

/** Until when nothing is deleted by age, or null. */
export async function deletionPausedUntil({ store, clock }: Pick<Deps, 'store' | 'clock'>) {
  const pausedUntil = (await readLook(store))?.pausedUntil ?? null
  return isPaused(pausedUntil, clock()) ? pausedUntil : null
}

function isPaused(until: string | null, now: Date) {
  return until !== null && until > now.toISOString()
}

async function readLook(store: Store): Promise<Look | null> {
  const row = await store
    .selectFrom('settings')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst()
  return row ? JSON.parse(row.value) : null
}

/** "2026-11-21 09:30 UTC" */
function minuteOf(moment: string | null) {
  return moment ? `${moment.slice(0, 16).replace('T', ' ')} UTC` : ''
}
