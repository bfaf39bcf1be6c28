import { Resolver } from 'node:dns/promises'
import type { DnsRecord } from '#model/mail/dns-record.ts'

/** Looks up the TXT records of a host; `[]` if there are none. */
export type ResolveTxt = (host: string) => Promise<string[]>

const TIMEOUT = 2_000

/** Domains reserved for examples (RFC 2606). */
const reserved =
  /(?:^|\.)(?:example|invalid|localhost|test|local)$|(?:^|\.)example\.(?:com|net|org)$/

/** The DNS records listed in docs/operations.md, for the sender's domain. Looks up SPF and DMARC. */
export async function checkDns(
  domain: string,
  resolve: ResolveTxt = resolveTxt,
): Promise<DnsRecord[]> {
  const [spf, dmarc] = await Promise.all([
    findRecord(domain, domain, 'v=spf1', resolve),
    findRecord(domain, `_dmarc.${domain}`, 'v=DMARC1', resolve),
  ])
  const toCheckManually = (note: string) => ({ state: 'unasked' as const, note })
  return [
    {
      name: 'SPF',
      host: domain,
      kind: 'TXT',
      example: 'v=spf1 include:_spf.provider.example -all',
      ...spf,
    },
    {
      name: 'DKIM',
      host: `selector._domainkey.${domain}`,
      kind: 'TXT or CNAME',
      example: 'as given by your mail provider',
      ...toCheckManually('See your mail provider for the selector.'),
    },
    {
      name: 'DMARC',
      host: `_dmarc.${domain}`,
      kind: 'TXT',
      example: `v=DMARC1; p=quarantine; rua=mailto:dmarc@${domain}`,
      ...dmarc,
    },
    {
      name: 'PTR',
      host: 'the IP address of your mail server',
      kind: 'PTR',
      example: 'the name of that server',
      ...toCheckManually(
        'Only if you run the mail server yourself. The provider of its IP address sets it.',
      ),
    },
  ]
}

type Found = Pick<DnsRecord, 'state' | 'note'>

async function findRecord(
  domain: string,
  host: string,
  start: string,
  resolve: ResolveTxt,
): Promise<Found> {
  if (reserved.test(domain)) {
    return {
      state: 'unasked',
      note: `${domain} is reserved for examples. Set MAIL_FROM to your own domain.`,
    }
  }
  try {
    const texts = await resolve(host)
    const found = texts.find((text) => text.toLowerCase().startsWith(start.toLowerCase()))
    if (found) return { state: 'found', note: found.slice(0, 500) }
    return { state: 'missing', note: 'Not found. Add it where your domain is managed.' }
  } catch {
    return { state: 'unknown', note: 'The DNS lookup failed. Try again later.' }
  }
}

async function resolveTxt(host: string) {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: 1 })
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
