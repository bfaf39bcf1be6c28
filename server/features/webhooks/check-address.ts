import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { fail } from '#server/platform/http/problem.ts'
import { isPublicAddress } from './public-address.ts'

/** Milliseconds to ask for an address; sending asks again anyway. */
const PATIENCE = 3_000

/**
 * Refuses an address inside a private network, or whose name nobody knows, when it is entered; sending looks again,
 * because a name can change what it leads to. `allowed` are hosts that may lie there.
 * @throws HttpError 422 with a sentence for the field "url".
 */
export async function checkAddress(url: string, allowed: readonly string[]) {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  if (allowed.includes(host)) return
  const found = isIP(host) ? { addresses: [host] } : await resolve(host)
  if ('isUnknown' in found) {
    deny(`No server is known by the name "${host}". Check the address for a typing mistake.`)
  }
  if (found.addresses.every(isPublicAddress)) return
  deny(
    `"${host}" lies inside a private network, which nobody outside may reach through this server. If that is meant, add it to WEBHOOK_PRIVATE_HOSTS and start the server again.`,
  )
}

/** Its addresses; none where nobody could say in time, which is not held against it. */
async function resolve(host: string): Promise<{ addresses: string[] } | { isUnknown: true }> {
  const tooLate = new Promise<[]>((done) => setTimeout(done, PATIENCE, []).unref())
  try {
    const all = await Promise.race([lookup(host, { all: true }), tooLate])
    return { addresses: all.map(({ address }) => address) }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOTFOUND' ? { isUnknown: true } : { addresses: [] }
  }
}

function deny(sentence: string): never {
  fail(422, sentence, { errors: { url: sentence } })
}
