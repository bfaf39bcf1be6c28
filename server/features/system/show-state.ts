import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { query, type ResultOf } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import type { Deps } from '#server/deps.ts'
import { inboxState } from '#server/features/leads/mails/inbox-state.ts'
import { countMessages } from '#server/features/mail/count-messages.ts'
import { deletionPausedUntil } from '#server/platform/clock/deletion-pause.ts'
import { deliveryWithin } from '#server/platform/mail/delivery-within.ts'
import { senderOf } from '#server/platform/mail/mail-transport.ts'
import { projectFile } from '#server/platform/project-file.ts'
import { checkMailDns } from './check-mail-dns.ts'
import { databaseState } from './database-state.ts'
import { folderState } from './folder-state.ts'

/** The current state of the installation. Contacts the mail server and DNS, waiting a few seconds at most. */
export const showState = query('owner', z.object({}), async (context) => {
  const { config, siteUrl, clock } = context
  const [mail, database, folder, scanner, dns, pausedUntil] = await Promise.all([
    mailState(context),
    databaseState(context),
    folderState(config, context),
    scannerState(context),
    checkMailDns(context),
    deletionPausedUntil(context),
  ])
  return {
    mail,
    inbox: await inboxState(context),
    database,
    folder,
    scanner,
    dns,
    /** Until when nothing is deleted by age, because the clock jumped; or null. */
    pausedUntil,
    traffic: { ...context.traffic.state(), trustedProxies: config.trustedProxies },
    siteUrl,
    now: clock().toISOString(),
    versions: { app: await appVersion(), node: process.version.slice(1) },
  }
})

export type Installation = ResultOf<typeof showState>

/** The virus scanner's version, or why it does not answer; null if none is configured. */
async function scannerState({ scanner }: Pick<Deps, 'scanner'>) {
  if (!scanner) return null
  return scanner.version().then(
    (version) => ({ version, error: null }),
    ({ message }: Error) => ({ version: '', error: message }),
  )
}

const packageFile = projectFile('package.json')

async function appVersion() {
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string }
  return version
}

/** Short, because a page waits for it; sending may take longer. */
const TIMEOUT = 6_000

/** Whether email can be sent: connects to the mail server and signs in. */
export async function mailState(context: AdminContext) {
  const { mail, config, store } = context
  const [sender, counts, delivery] = await Promise.all([
    senderOf(context, mail.from),
    countMessages(store, ['mail']),
    mail.mailer ? deliveryWithin(TIMEOUT, mail.mailer.check()) : null,
  ])
  const server = config.smtpUrl ? new URL(config.smtpUrl) : null
  return {
    /** Host and port without user and password. */
    server: server?.host ?? null,
    sender,
    isSet: mail.mailer !== null,
    error: delivery && delivery.result !== 'sent' ? delivery.error : null,
    counts,
  }
}
