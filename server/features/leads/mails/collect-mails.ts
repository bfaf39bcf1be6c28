import type { ImapFlow } from 'imapflow'
import type { Deps } from '#server/deps.ts'
import type { ImapSettings } from '#server/platform/config/inbox-settings.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { imapProblem, isNearlyFull, openImap } from '#server/platform/mail/imap-client.ts'
import { backOffTime, PAUSE_MAX } from '#server/platform/outbox/retry.ts'
import { fetchMail } from './fetch-mail.ts'
import { advanceMailbox, readMailbox, writeMailbox } from './mailbox-state.ts'
import { takeMail } from './take-mail.ts'

/** Mails of a visit; the next one goes on. */
const BATCH = 100

/** Milliseconds before the last visit that are looked at again when a server has numbered its mails anew. */
const LOOK_BACK = 2 * 24 * 3_600_000

/** Pauses get longer with the failures in a row, up to this many. */
const FAILURES_MAX = 7

/** A mail that was not to be had so often is passed over for those behind it, and counted. */
const TRIES = 10

export type MailCollector = {
  /** Takes the new mails of the mailbox. Never throws; after a failure it pauses. */
  collect(): Promise<void>
  /** Ends the connection; the next visit opens another. */
  leave(): void
}

/** Reads a mailbox by IMAP, on one instance at a time. */
export function createMailCollector(deps: Deps, imap: ImapSettings): MailCollector {
  const { store, clock } = deps
  let client: ImapFlow | undefined
  let failures = 0
  let pausedUntil = 0
  /** How often each mail was not to be had since the last one that was. */
  const tries = new Map<number, number>()

  async function visit() {
    if (!client?.usable) client = await openImap(imap)
    const uids = await newMails(client)
    const next = uids.findIndex((uid) => (tries.get(uid) ?? 0) < TRIES)
    const passed = uids.slice(0, next === -1 ? uids.length - 1 : next)
    for (const [index, uid] of uids.slice(passed.length, passed.length + BATCH).entries()) {
      await takeOne(client, uid, index === 0 ? passed : [])
      tries.clear()
    }
    const full = (await isNearlyFull(client, imap.folder)) ? 1 : 0
    const checked_at = clock().toISOString()
    await writeMailbox(store, imap.name, { checked_at, full, problem: null, problem_at: null })
  }

  /** The UIDs after the last one that was dealt with. A new mailbox begins with the next mail. */
  async function newMails(connected: ImapFlow) {
    const { uidValidity, uidNext } = await select(connected)
    const known = await readMailbox(store, imap.name)
    if (known?.uid_validity === uidValidity) {
      if (uidNext - 1 <= known.last_uid) return []
      return search(connected, { uid: `${known.last_uid + 1}:*` }, known.last_uid)
    }
    const since = known?.uid_validity ? (known.checked_at ?? clock().toISOString()) : null
    tries.clear()
    const day = since && new Date(Date.parse(since) - LOOK_BACK)
    const again = day ? await search(connected, { since: day }, 0) : []
    const last_uid = (again[0] ?? uidNext) - 1
    await writeMailbox(store, imap.name, { uid_validity: uidValidity, last_uid })
    return again
  }

  async function select(connected: ImapFlow) {
    // Servers tell what is new in an open folder only after another command.
    await connected.noop()
    const status = await connected.status(imap.folder, { uidNext: true, uidValidity: true })
    if (!status || !(status.uidValidity && status.uidNext))
      throw new Error('There is no such folder.')
    const { mailbox } = connected
    if (!mailbox || mailbox.uidValidity !== status.uidValidity) {
      await connected.mailboxOpen(imap.folder)
    }
    return { uidValidity: String(status.uidValidity), uidNext: status.uidNext }
  }

  /** `passed`: mails before it that are given up with it. */
  async function takeOne(connected: ImapFlow, uid: number, passed: number[]) {
    const mail = await fetchMail(deps.files, connected, uid).catch((error: unknown) => {
      const isDisk = error instanceof Unavailable
      if (!isDisk) tries.set(uid, (tries.get(uid) ?? 0) + 1)
      throw error
    })
    for (const before of passed)
      deps.log(`Passed over a mail that the mail server does not give (UID ${before}).`)
    if (!mail) return advanceMailbox(store, imap.name, uid, passed.length)
    const taken = await takeMail(deps, mail.raw, {
      receivedAt: arrival(mail.arrivedAt),
      isCut: mail.isCut,
      record: (transaction, result) => {
        const left = result === 'unreadable' || result === 'too-many' ? 1 : 0
        return advanceMailbox(transaction, imap.name, uid, passed.length + left)
      },
    })
    // A full mailbox refuses it, which changes nothing.
    if (taken === 'stored' || taken === 'known') {
      await connected.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }).catch(() => false)
    }
  }

  /** When the mailbox got it; never in the future. */
  function arrival(date: Date | string | undefined) {
    const now = clock().getTime()
    return new Date(Math.min(now, date ? new Date(date).getTime() : now))
  }

  function leave() {
    client?.close()
    client = undefined
  }

  return {
    async collect() {
      // A longer pause began before the clock was set back.
      const left = pausedUntil - clock().getTime()
      if (left > 0 && left <= PAUSE_MAX) return
      try {
        await visit()
        failures = 0
      } catch (error) {
        leave()
        failures = Math.min(failures + 1, FAILURES_MAX)
        pausedUntil = clock().getTime() + backOffTime(failures, Math.random())
        await noteProblem(imapProblem(error, imap)).catch(deps.report)
      }
    },
    leave,
  }

  async function noteProblem(problem: string) {
    const known = await readMailbox(store, imap.name)
    const problem_at = known?.problem_at ?? clock().toISOString()
    if (!known?.problem) deps.log(`No mail is received: ${problem}`)
    await writeMailbox(store, imap.name, { problem, problem_at })
  }
}

async function search(client: ImapFlow, query: object, after: number) {
  const found = (await client.search(query, { uid: true })) || []
  return found.filter((uid) => uid > after).sort((one, other) => one - other)
}
