import { letterName } from '#model/newsletter/letter.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { LetterRow } from '#server/platform/db/rows/letters.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { writeLetter } from './letter-rows.ts'
import { countSubscribedBy } from './recipients.ts'

/** Milliseconds. After a longer outage, or from a restored backup, a letter may be out of date or have been sent. */
const LATE_MAX = 12 * 3_600_000

const failures = {
  nobody: 'When it was due, nobody had a confirmed subscription.',
  late: 'The server was not running when it was due. Check the letter, then send it or choose another time.',
}

/** Starts a letter whose time has come, unless it was started, moved or cancelled meanwhile. */
export async function startDue(deps: Pick<Deps, 'store' | 'clock' | 'newId'>, id: string) {
  await deps.store.transaction().execute(async (transaction) => {
    const letter = await transaction
      .updateTable('letters')
      .set({ id })
      .where('id', '=', id)
      .where('state', '=', 'scheduled')
      .where('due_at', '<=', deps.clock().toISOString())
      .returningAll()
      .executeTakeFirst()
    if (!letter) return
    const own = { ...deps, actor: null }
    const late = deps.clock().getTime() - Date.parse(letter.due_at ?? '')
    if (late > LATE_MAX) await returnToDraft(transaction, own, letter, failures.late)
    else await startSending(transaction, own, letter)
  })
}

type StartDeps = Pick<Deps, 'clock' | 'newId'> & { actor: Parameters<typeof audit>[1]['actor'] }

/** Fixes the text and who gets it. Without a subscriber the letter becomes a draft again and says why. */
export async function startSending(
  transaction: StoreTransaction,
  deps: StartDeps,
  letter: LetterRow,
) {
  const now = deps.clock()
  const recipients = await countSubscribedBy(transaction, now)
  const subject = `letter:${letter.id}`
  const name = letterName(letter.subject)
  if (recipients === 0) return returnToDraft(transaction, deps, letter, failures.nobody)
  const started = {
    state: 'sending',
    started_at: now.toISOString(),
    recipients,
    failure: null,
  } as const
  await writeLetter(transaction, letter, started)
  const summary = `Started sending the letter “${name}” to ${recipients.toLocaleString('en-US')}`
  await audit(transaction, deps, { action: 'newsletter.letter-started', subject, summary })
}

/** Makes a letter a draft again that says why it was not sent. */
async function returnToDraft(
  transaction: StoreTransaction,
  deps: StartDeps,
  letter: LetterRow,
  failure: string,
) {
  await writeLetter(transaction, letter, { state: 'draft', failure })
  const summary = `Did not send the letter “${letterName(letter.subject)}” as scheduled: ${failure}`
  const subject = `letter:${letter.id}`
  await audit(transaction, deps, { action: 'newsletter.letter-failed', subject, summary })
}
