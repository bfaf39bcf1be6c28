import type { Tone } from '#app/admin/kit/tag.tsx'
import { fileSize } from '#model/file-size.ts'
import { missingAdvice, testState } from '#model/mail/inbox-test.ts'
import { momentText } from '#model/moment-text.ts'
import type { ShownBackups } from '#server/features/system/backup/show-backups.ts'
import type { Installation } from '#server/features/system/show-state.ts'

type Level = 'fine' | 'error' | 'todo' | 'hint'

type Finding = { name: string; level: Level; text: string }

export const levels: Record<Level, { name: string; tone: Tone }> = {
  fine: { name: 'Fine', tone: 'good' },
  error: { name: 'Not working', tone: 'late' },
  todo: { name: 'To do', tone: 'loud' },
  hint: { name: 'Check manually', tone: 'quiet' },
}

const GIB = 1024 ** 3

/** Minimum free disk space; below it, a few large résumés could fill the disk. */
const FREE_MIN = 2 * GIB

/** Tolerated difference between the database's and the server's clock, in milliseconds. */
const DRIFT_MAX = 5_000

/** Shows an ISO time as the rest of the admin does. */
type TimeText = (at: string) => string

/** The checks of the system status, most important first. */
export function findings(state: Installation, backups: ShownBackups, timeZone: string): Finding[] {
  const timeText: TimeText = (at) => momentText(at, timeZone, 'moment')
  return [
    mailServer(state),
    mailQueue(state),
    receivedMail(state, timeText),
    publicOrigin(state),
    proxies(state),
    rejectedForms(state, timeText),
    database(state),
    dataFolder(state),
    clock(state, timeText),
    virusScanner(state),
    backup(backups, timeText),
    versions(state),
  ]
}

function mailServer({ mail }: Installation): Finding {
  const name = 'Mail server'
  if (!mail.isSet) {
    return {
      name,
      level: 'todo',
      text: 'No mail server is set up, so all email is on hold. Set SMTP_URL (such as smtp://user:password@host:587) and SITE_URL, then restart the server.',
    }
  }
  if (mail.error) return { name, level: 'error', text: mail.error }
  const server = mail.server ? mail.server : 'The mail server'
  return {
    name,
    level: 'fine',
    text: `${server} is reachable and accepts our login. Email is sent from ${mail.sender.address}.`,
  }
}

function mailQueue({ mail: { counts } }: Installation): Finding {
  const name = 'Email queue'
  const { failed, waiting, sending, paused } = counts
  if (failed > 0) {
    const text = `${counted(failed, 'message')} failed. Open Email to see why and resend.`
    return { name, level: 'error', text }
  }
  if (paused > 0)
    return {
      name,
      level: 'todo',
      text: `${counted(paused, 'message')} on hold until a mail server is set up.`,
    }
  const text = `${counted(waiting + sending, 'message')} waiting, none failed.`
  return { name, level: 'fine', text }
}

function receivedMail({ inbox }: Installation, timeText: TimeText): Finding {
  const name = 'Received mail'
  if (!inbox) {
    const text =
      'Answers go to the team’s own mailboxes. “Receive mail” below says how to get them into the inbox.'
    return { name, level: 'fine', text }
  }
  const { address, server, checkedAt, problem, problemAt, isFull, skipped, test, now } = inbox
  if (problem && problemAt) {
    const text = `${problem} Since ${timeText(problemAt)}; it is tried again by itself, and no mail is lost as long as it stays in the mailbox.`
    return { name, level: 'error', text }
  }
  if (test && testState(test, new Date(now)) === 'missing') {
    return { name, level: 'error', text: missingAdvice(test) }
  }
  if (isFull) {
    const text = `The mailbox of ${address} is nearly full. When it is full, its server refuses new emails. Delete old ones.`
    return { name, level: 'todo', text }
  }
  const left =
    skipped > 0
      ? ` ${counted(skipped, 'email')} stayed there unread, because they are broken, the server does not give them, or one sender sent more than 30 in an hour.`
      : ''
  const level = skipped > 0 ? 'hint' : 'fine'
  if (!server) return { name, level, text: `Email to ${address} is handed over by HTTP.${left}` }
  const when = checkedAt ? `, read on ${timeText(checkedAt)}` : ''
  return { name, level, text: `The mailbox of ${address} on ${server}${when}.${left}` }
}

function publicOrigin({ siteUrl }: Installation): Finding {
  const name = 'Public address'
  if (!siteUrl) {
    const text =
      'SITE_URL is not set. Emails, the sitemap and share images need it. Set it to https://your.domain.'
    return { name, level: 'todo', text }
  }
  if (siteUrl.startsWith('https:')) return { name, level: 'fine', text: `${siteUrl}, encrypted.` }
  const text = `${siteUrl} uses plain HTTP. Set up HTTPS and set SITE_URL to https://….`
  return { name, level: 'todo', text }
}

function proxies({ traffic: { trustedProxies, forwarded } }: Installation): Finding {
  const name = 'Reverse proxy'
  if (forwarded) {
    const text = `Requests arrive with ${forwarded.header}, but TRUSTED_PROXIES is 0: behind a reverse proxy all visitors share one limit, and their forms are rejected. Set TRUSTED_PROXIES to the number of proxies in front and restart the server. If there is no proxy, a visitor sent this header and nothing is wrong.`
    // Any visitor can send the header, so this is only a hint.
    return { name, level: 'hint', text }
  }
  if (trustedProxies === 0) {
    return { name, level: 'fine', text: 'None detected, none trusted.' }
  }
  const text = `Visitors are identified by X-Forwarded-For; TRUSTED_PROXIES is ${trustedProxies}.`
  return { name, level: 'fine', text }
}

function rejectedForms(
  { traffic: { refusedLeads, since } }: Installation,
  timeText: TimeText,
): Finding {
  const name = 'Rejected forms'
  const { count, last } = refusedLeads
  if (!last) return { name, level: 'fine', text: `None since ${timeText(since)}.` }
  const text = `${counted(count, 'form')} rejected since ${timeText(since)} because too many came from one IP address, the last on ${timeText(last)}. The visitor was asked to wait. If these were different people, check TRUSTED_PROXIES.`
  return { name, level: 'todo', text }
}

function database({
  database: { kind, size, migrations, lastMigration, drift },
}: Installation): Finding {
  const name = 'Database'
  const facts = `${kind}, ${fileSize(size)}, ${migrations} migrations, the last ${lastMigration}.`
  if (drift === null || Math.abs(drift) < DRIFT_MAX) return { name, level: 'fine', text: facts }
  const seconds = Math.round(Math.abs(drift) / 1_000).toLocaleString('en-US')
  const text = `${facts} Its clock and ours are ${seconds} seconds apart. Synchronise both machines with NTP.`
  return { name, level: 'error', text }
}

function dataFolder({ folder }: Installation): Finding {
  const { path, error, free, reserve, storage, orphans } = folder
  const name = 'Data folder'
  if (error) {
    const text = `${path} is not writable, so visitors’ files cannot be stored. (${error})`
    return { name, level: 'error', text }
  }
  if (storage.error) {
    const text = `${storage.name} cannot be used, so visitors’ files cannot be stored: ${storage.error}`
    return { name, level: 'error', text }
  }
  if (orphans) {
    const orphanCount = `${orphans.held.toLocaleString('en-US')} of ${counted(orphans.all, 'file')}`
    const text = `${orphanCount} in ${storage.name} are not in the database. That is too many to clean up automatically. Check that these files belong to this database.`
    return { name, level: 'error', text }
  }
  if (free !== null && free < reserve) {
    const text = `Only ${fileSize(free)} are free in ${path}, so files are rejected; messages are still accepted. ${fileSize(reserve)} are reserved for the database (DISK_RESERVE_MB). Free up space.`
    return { name, level: 'error', text }
  }
  const place = storage.name === path ? '' : ` Files are stored in ${storage.name}.`
  if (free === null) return { name, level: 'fine', text: `${path} is writable.${place}` }
  const level = free < FREE_MIN ? 'error' : 'fine'
  const text = `${path} is writable; ${fileSize(free)} free.${level === 'error' ? ' Free up space before it is full.' : ''}${place}`
  return { name, level, text }
}

function clock({ pausedUntil }: Installation, timeText: TimeText): Finding {
  const name = 'Clock'
  if (!pausedUntil) return { name, level: 'fine', text: 'Runs evenly.' }
  const text = `Has moved by more than a week since the site last looked. If the site was not off that long, correct the time of the machine that runs the database. Until ${timeText(pausedUntil)} nothing is deleted by age.`
  return { name, level: 'error', text }
}

function virusScanner({ scanner }: Installation): Finding {
  const name = 'Virus scanner'
  if (!scanner) {
    const text =
      'None is set up: uploaded files are checked by type and content only. Set CLAMAV_URL to scan them with ClamAV.'
    return { name, level: 'fine', text }
  }
  if (!scanner.error)
    return { name, level: 'fine', text: `${scanner.version} checks every uploaded file.` }
  const text = `${scanner.error}. Until it is reachable, files are rejected; messages are still accepted.`
  return { name, level: 'error', text }
}

function backup(backups: ShownBackups, timeText: TimeText): Finding {
  const name = 'Backup'
  const { isDaily, error, made, overdue, isBeingMade, placeError, list } = backups
  if (placeError) {
    return { name, level: 'error', text: `The backups cannot be read: ${placeError}` }
  }
  if (error) return { name, level: 'error', text: `Failed on ${timeText(error.at)}: ${error.text}` }
  if (!isDaily) {
    const text = 'No daily backup is set up. Set BACKUP_TO as described below.'
    return { name, level: 'todo', text }
  }
  if (!made) {
    const text = isBeingMade ? 'The first one is being made.' : 'The first one has not begun yet.'
    return { name, level: 'todo', text }
  }
  if (overdue?.days === null) {
    const text = `The clock was ahead when the newest one was made, on ${timeText(made.at)}. The next one begins within ten minutes.`
    return { name, level: 'error', text }
  }
  if (overdue) {
    const { days } = overdue
    const text = `No backup for ${counted(days, 'day')}: the newest is of ${timeText(made.at)}.`
    return { name, level: 'error', text }
  }
  const { size = null } = list.find(({ madeAt }) => madeAt === made.at) ?? {}
  const text = `Made and proven on ${timeText(made.at)}${size === null ? '' : `, ${fileSize(size)}`}.`
  return { name, level: 'fine', text }
}

function versions({ versions: { app, node } }: Installation): Finding {
  return { name: 'Versions', level: 'fine', text: `Wavelength ${app}, Node.js ${node}.` }
}

function counted(count: number, noun: string) {
  if (count === 1) return `1 ${noun}`
  return `${count.toLocaleString('en-US')} ${noun}s`
}
