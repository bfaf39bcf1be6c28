import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { fail } from '#server/platform/http/problem.ts'
import { isPublicAddress } from '#server/platform/http/public-address.ts'
import { within } from '#server/platform/within.ts'

/** Milliseconds for the DNS lookup, which is repeated when sending. */
const LOOKUP_TIMEOUT = 3_000

/**
 * Refuses a URL in a private network or with an unknown host. Sending checks again, because DNS can change. `allowed`
 * are hosts that may be in a private network.
 * @throws HttpError 422 with a message for the field "url".
 */
export async function checkUrl(url: string, allowed: readonly string[]) {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  if (allowed.includes(host)) return
  const found = isIP(host) ? { addresses: [host] } : await resolve(host)
  if ('isUnknown' in found) {
    reject(`The host "${host}" was not found. Check the URL for typos.`)
  }
  if (found.addresses.every(isPublicAddress)) return
  reject(
    `"${host}" is in a private network, which webhooks cannot call. To allow it, add it to WEBHOOK_PRIVATE_HOSTS and restart the server.`,
  )
}

/** The host's IP addresses; none if the lookup failed or timed out, which is accepted. */
async function resolve(host: string): Promise<{ addresses: string[] } | { isUnknown: true }> {
  try {
    const all = await within(LOOKUP_TIMEOUT, lookup(host, { all: true }), [])
    return { addresses: all.map(({ address }) => address) }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOTFOUND' ? { isUnknown: true } : { addresses: [] }
  }
}

function reject(message: string): never {
  fail(422, message, { errors: { url: message } })
}
