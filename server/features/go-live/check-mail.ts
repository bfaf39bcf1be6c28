import { adminPaths, settingsPath } from '#model/admin-paths.ts'
import type { Check, CheckId, CheckState } from '#model/go-live/checks.ts'
import type { DnsRecord } from '#model/mail/dns-record.ts'
import { momentText } from '#model/moment-text.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { checkMailDns } from '#server/features/system/check-mail-dns.ts'
import { mailState } from '#server/features/system/show-state.ts'
import type { Store } from '#server/platform/db/schema.ts'

/** Whether the mail server accepts us and something has been sent. Signs in to it. */
export async function checkMail(context: AdminContext): Promise<Check[]> {
  const { store, content } = context
  const [mail, last, { timeZone }] = await Promise.all([
    mailState(context),
    lastSent(store),
    content.site(),
  ])
  return [{ id: 'mail', ...judge() }]

  function judge(): Omit<Check, 'id'> {
    if (!mail.isSet) {
      return {
        state: 'todo',
        found: 'No mail server is set up, so all email is on hold.',
        advice:
          'Set SMTP_URL (such as smtp://user:password@host:587) and SITE_URL, and restart the server.',
        place: { name: 'Open System', href: adminPaths.system },
      }
    }
    if (mail.error) return { state: 'todo', found: mail.error, advice: 'Correct SMTP_URL.' }
    if (mail.counts.failed > 0) {
      return {
        state: 'warning',
        found: `The mail server accepts our login, but ${mail.counts.failed === 1 ? 'one message' : `${mail.counts.failed} messages`} failed.`,
        advice: 'Read why, then send again or dismiss.',
        place: { name: 'Open failed messages', href: `${adminPaths.mail}?state=failed` },
      }
    }
    if (!last) {
      return {
        state: 'todo',
        found: 'The mail server accepts our login; nothing has been sent yet.',
        advice: 'Send yourself a test email, and see that it arrives.',
      }
    }
    const at = momentText(last, timeZone, 'moment')
    return {
      state: 'done',
      found: `The last email was sent on ${at}, from ${mail.sender.address}.`,
    }
  }
}

/** ISO time of the newest email or test email that the mail server accepted; null without one. */
async function lastSent(store: Store) {
  const sent = await store
    .selectFrom('outbox')
    .select('finished_at as at')
    .where('state', '=', 'sent')
    .where('channel', '=', 'mail')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const test = await store
    .selectFrom('audit_log')
    .select('created_at as at')
    .where('subject', '=', 'mail')
    .where('action', '=', 'system.test-mail-sent')
    .where('summary', 'not like', '%not accepted')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    [sent?.at, test?.at]
      .filter((at) => typeof at === 'string')
      .toSorted()
      .at(-1) ?? null
  )
}

const states: Record<DnsRecord['state'], CheckState> = {
  found: 'done',
  weak: 'warning',
  missing: 'todo',
  unknown: 'unknown',
  unasked: 'unknown',
}

const ids: Partial<Record<DnsRecord['name'], CheckId>> = {
  SPF: 'spf',
  DKIM: 'dkim',
  DMARC: 'dmarc',
}

/** The records by which receivers recognise our mail. */
export async function checkSender(context: AdminContext): Promise<Check[]> {
  const records = await checkMailDns(context)
  return records.flatMap((record): Check[] => {
    const { name, host, kind, value, note, state } = record
    const id = ids[name]
    if (!id) return []
    const isOpen = state === 'missing' || state === 'weak'
    return [
      {
        id,
        state: states[state],
        found: note,
        ...(state === 'unasked' && id !== 'dkim' && { place: senderPlace }),
        ...(isOpen && value !== null && { record: { host, kind, value } }),
      },
    ]
  })
}

const senderPlace = { name: 'Change the contact email', href: settingsPath('site', 'email') }
