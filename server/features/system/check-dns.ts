import { Resolver } from 'node:dns/promises'
import type { DnsRecord } from '#model/mail/dns-record.ts'

/** Asks for the texts that stand at a name; `[]` where there are none. */
export type AskTexts = (host: string) => Promise<string[]>

const PATIENCE = 2_000

/** Domains that exist for examples only (RFC 2606). */
const unreal = /(?:^|\.)(?:example|invalid|localhost|test|local)$|(?:^|\.)example\.(?:com|net|org)$/

/** The records that docs/operations.md lists, for the domain of the sender; SPF and DMARC are looked up. */
export async function checkDns(domain: string, ask: AskTexts = askTexts): Promise<DnsRecord[]> {
  const [spf, dmarc] = await Promise.all([
    lookUp(domain, domain, 'v=spf1', ask),
    lookUp(domain, `_dmarc.${domain}`, 'v=DMARC1', ask),
  ])
  const byHand = (note: string) => ({ state: 'unasked' as const, note })
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
      example: 'as your mail provider prints it',
      ...byHand('Your provider names the selector; look there.'),
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
      host: 'the address of your mail server',
      kind: 'PTR',
      example: 'the name of that server',
      ...byHand('Only if you run the mail server yourself. Who rents you its address sets it.'),
    },
  ]
}

type Found = Pick<DnsRecord, 'state' | 'note'>

async function lookUp(domain: string, host: string, start: string, ask: AskTexts): Promise<Found> {
  if (unreal.test(domain)) {
    return { state: 'unasked', note: `${domain} is a domain for examples. Set MAIL_FROM to yours.` }
  }
  try {
    const texts = await ask(host)
    const found = texts.find((text) => text.toLowerCase().startsWith(start.toLowerCase()))
    if (found) return { state: 'found', note: found.slice(0, 500) }
    return { state: 'missing', note: 'Nobody finds it. Add it where your domain is managed.' }
  } catch {
    return { state: 'unknown', note: 'The name servers could not be asked from here just now.' }
  }
}

async function askTexts(host: string) {
  const resolver = new Resolver({ timeout: PATIENCE, tries: 1 })
  const stop = setTimeout(() => resolver.cancel(), PATIENCE).unref()
  try {
    return (await resolver.resolveTxt(host)).map((pieces) => pieces.join(''))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENODATA' || code === 'ENOTFOUND') return []
    throw error
  } finally {
    clearTimeout(stop)
  }
}
