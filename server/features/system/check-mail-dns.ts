import type { AdminContext } from '#server/actions/admin-context.ts'
import { readOwnKey } from '#server/features/mail/dkim/own-key.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { senderOf } from '#server/platform/mail/mail-transport.ts'
import { checkDns } from './check-dns.ts'

/** Settings key of the DKIM selector that an owner has given. */
export const DKIM_SELECTOR_KEY = 'dkim_selector'

/** The records of this site's sender. */
export async function checkMailDns(context: AdminContext) {
  const { mail, config, store, resolveTxt } = context
  const { address } = await senderOf(context, mail.from)
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  const mailServer = config.smtpUrl ? new URL(config.smtpUrl).hostname : null
  const own = await readOwnKey(store)
  const selector = own?.isUsed ? own.selector : await readSelector(store)
  return checkDns({ domain, mailServer, selector }, resolveTxt)
}

export async function readSelector(store: Store) {
  const row = await store
    .selectFrom('settings')
    .select('value')
    .where('key', '=', DKIM_SELECTOR_KEY)
    .executeTakeFirst()
  return row?.value ?? null
}
