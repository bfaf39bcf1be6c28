import type { AdminContext } from '#server/actions/admin-context.ts'
import { readInboxTest } from './inbox-test.ts'
import { readMailbox } from './mailbox-state.ts'

type Context = Pick<AdminContext, 'config' | 'store' | 'clock'>

/** How mail is received; null if it is not. */
export async function inboxState({ config, store, clock }: Context) {
  if (!config.inbox) return null
  const { address, imap } = config.inbox
  const box = imap ? await readMailbox(store, imap.name) : undefined
  return {
    address,
    server: imap?.host ?? null,
    checkedAt: box?.checked_at ?? null,
    problem: box?.problem ?? null,
    problemAt: box?.problem_at ?? null,
    isFull: box?.full === 1,
    skipped: box?.skipped ?? 0,
    /** The last test email. */
    test: await readInboxTest(store),
    now: clock().toISOString(),
  }
}

export type InboxState = NonNullable<Awaited<ReturnType<typeof inboxState>>>

/** Milliseconds after which a mailbox that cannot be read is no short disturbance. */
const DISTURBANCE = 10 * 60_000

/** Why the mailbox has not been read for a while, as a sentence. */
export async function lastingProblem(context: Context) {
  const { problem = null, problemAt = null } = (await inboxState(context)) ?? {}
  const before = new Date(context.clock().getTime() - DISTURBANCE).toISOString()
  return problemAt && problemAt <= before ? problem : null
}
