import type { ImapFlow } from 'imapflow'
import type { ImapSettings } from '#server/platform/config/inbox-settings.ts'

const SECOND = 1_000

/** Milliseconds. A server that is slow but answers is waited for. */
const timeouts = {
  connectionTimeout: 15 * SECOND,
  greetingTimeout: 15 * SECOND,
  socketTimeout: 60 * SECOND,
}

/** Connects and signs in. Without TLS only to this machine, else a password could be read on the way. */
export async function openImap({ host, port, isTls, user, password }: ImapSettings) {
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    host,
    port,
    secure: isTls,
    doSTARTTLS: isTls || isLocal(host) ? undefined : true,
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    ...timeouts,
  })
  // What is being asked fails too, and says why.
  client.on('error', () => {})
  await client.connect()
  return client
}

function isLocal(host: string) {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

/** Share of the storage from which on a mailbox is nearly full. */
const NEARLY_FULL = 0.95

/** Whether the mailbox is nearly full; null if the server does not say. */
export async function isNearlyFull(client: ImapFlow, folder: string) {
  if (!client.capabilities.has('QUOTA')) return null
  const quota = await client.getQuota(folder)
  const { usage, limit } = quota ? (quota.storage ?? {}) : {}
  return usage && limit ? usage / limit >= NEARLY_FULL : null
}

/** What is wrong, as a sentence for whoever runs the site. */
export function imapProblem(error: unknown, { host, port, folder }: ImapSettings) {
  const { code, responseText, authenticationFailed, message } = error as {
    code?: string
    responseText?: string
    authenticationFailed?: boolean
    message?: string
  }
  const said = responseText || message || code || 'unknown'
  if (authenticationFailed) {
    return `${host} does not accept the user or the password in IMAP_URL. (${said})`
  }
  if (code && /^(E[A-Z]+|CONNECT_TIMEOUT|GREETING_TIMEOUT|UPGRADE_TIMEOUT)$/.test(code)) {
    return `${host}:${port} cannot be reached. Check IMAP_URL, and whether a firewall is in between. (${code})`
  }
  return `The folder ${folder} on ${host} cannot be read. (${said})`
}
