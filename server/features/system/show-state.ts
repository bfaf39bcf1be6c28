import { z } from 'zod'
import { query } from '#server/platform/actions/action.ts'
import { appVersion } from './app-version.ts'
import { checkDns } from './check-dns.ts'
import { databaseState } from './database-state.ts'
import { folderState } from './folder-state.ts'
import { mailState } from './mail-state.ts'
import { scannerState } from './scanner-state.ts'

/** How the installation stands, as of now; asks the mail server and the name servers, for some seconds at most. */
export const showState = query('owner', z.object({}), async (context) => {
  const { config, siteUrl, clock } = context
  const mail = mailState(context)
  const [mailNow, database, folder, scanner, dns] = await Promise.all([
    mail,
    databaseState(context),
    folderState(config, context),
    scannerState(context),
    mail.then(({ sender }) => checkDns(domainOf(sender.address))),
  ])
  return {
    mail: mailNow,
    database,
    folder,
    scanner,
    dns,
    traffic: { ...context.traffic.state(), trustedProxies: config.trustedProxies },
    siteUrl,
    now: clock().toISOString(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    versions: { app: await appVersion(), node: process.version.slice(1) },
  }
})

function domainOf(address: string) {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
