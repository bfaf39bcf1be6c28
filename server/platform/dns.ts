import { Resolver } from 'node:dns/promises'

/** Looks up the TXT records of a host; `[]` if there are none. @throws Error if the DNS does not answer */
export type ResolveTxt = (host: string) => Promise<string[]>

/** Milliseconds; a page waits for it. */
const TIMEOUT = 2_000

/** Asks the machine's DNS servers (or `servers`) once; not the threads that everything else resolves names with. */
export async function resolveTxt(host: string, servers?: string[]) {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: 1 })
  if (servers) resolver.setServers(servers)
  const timer = setTimeout(() => resolver.cancel(), TIMEOUT).unref()
  try {
    return (await resolver.resolveTxt(host)).map((pieces) => pieces.join(''))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENODATA' || code === 'ENOTFOUND') return []
    throw error
  } finally {
    clearTimeout(timer)
  }
}
