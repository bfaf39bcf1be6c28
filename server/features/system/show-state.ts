import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { query, type ResultOf } from '#server/actions/action.ts'
import type { Deps } from '#server/deps.ts'
import { deletionPausedUntil } from '#server/platform/clock/deletion-pause.ts'
import { projectFile } from '#server/platform/project-file.ts'
import { checkDns } from './check-dns.ts'
import { databaseState } from './database-state.ts'
import { folderState } from './folder-state.ts'
import { mailState } from './mail-state.ts'

/** The current state of the installation. Contacts the mail server and DNS, waiting a few seconds at most. */
export const showState = query('owner', z.object({}), async (context) => {
  const { config, siteUrl, clock } = context
  const mailPromise = mailState(context)
  const [mail, database, folder, scanner, dns, pausedUntil] = await Promise.all([
    mailPromise,
    databaseState(context),
    folderState(config, context),
    scannerState(context),
    mailPromise.then(({ sender }) => checkDns(domainOf(sender.address))),
    deletionPausedUntil(context),
  ])
  return {
    mail,
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

function domainOf(address: string) {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}

/** The virus scanner's version, or why it does not answer; null if none is configured. */
async function scannerState({ scanner }: Pick<Deps, 'scanner'>) {
  if (!scanner) return null
  return scanner.version().then(
    (version) => ({ version, fault: null }),
    ({ message }: Error) => ({ version: '', fault: message }),
  )
}

const packageFile = projectFile('package.json')

async function appVersion() {
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string }
  return version
}
