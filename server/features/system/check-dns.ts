import { dkimHost, readDkim } from '#model/mail/dkim.ts'
import { dmarcHost, dmarcRecordsOf, domainsAbove, judgeDmarc, newDmarc } from '#model/mail/dmarc.ts'
import type { DnsRecord } from '#model/mail/dns-record.ts'
import { type MailProvider, providerOf, selectorsFor } from '#model/mail/mail-providers.ts'
import { judgeSpf, LOOKUPS_MAX, newSpf, readSpf, spfRecordsOf } from '#model/mail/spf.ts'
import type { ResolveTxt } from '#server/platform/dns.ts'

export type MailSender = {
  /** Of the sender's address. */
  domain: string
  /** The host of the mail server, or null without one. */
  mailServer: string | null
  /** Under which the DKIM key is, or null where the usual names are tried. */
  selector: string | null
}

/** Domains reserved for examples (RFC 2606). */
const reserved =
  /(?:^|\.)(?:example|invalid|localhost|test|local)$|(?:^|\.)example\.(?:com|net|org)$/

export function isReservedDomain(domain: string) {
  return reserved.test(domain) || !domain.includes('.')
}

type Found = Pick<DnsRecord, 'state' | 'note' | 'value'>

/** The DNS records listed in docs/operations.md, for the sender of mail. A DNS that does not answer is 'unknown'. */
export async function checkDns(sender: MailSender, resolve: ResolveTxt): Promise<DnsRecord[]> {
  const { domain } = sender
  const provider = providerOf(sender.mailServer)
  const isReal = !isReservedDomain(domain)
  const unlessReserved = (look: () => Promise<Found>) =>
    isReal ? look().catch(() => unknown) : Promise.resolve(reservedFound(domain))
  const [spf, dkim, dmarc] = await Promise.all([
    unlessReserved(() => findSpf(sender, provider, resolve)),
    unlessReserved(() => findDkim(sender, provider, resolve)),
    unlessReserved(() => findDmarc(domain, resolve)),
  ])
  const [selector = 'selector'] = sender.selector ? [sender.selector] : (provider?.selectors ?? [])
  return [
    { name: 'SPF', host: domain, kind: 'TXT', ...spf },
    { name: 'DKIM', host: dkimHost(selector, domain), kind: 'TXT or CNAME', ...dkim },
    { name: 'DMARC', host: dmarcHost(domain), kind: 'TXT', ...dmarc },
    {
      name: 'PTR',
      host: 'the IP address of your mail server',
      kind: 'PTR',
      value: null,
      state: 'unasked',
      note: 'Only if you run the mail server yourself. The provider of its IP address sets it to the name of that server.',
    },
  ]
}

const unknown: Found = {
  state: 'unknown',
  value: null,
  note: 'The DNS did not answer in time. Try again later.',
}

function reservedFound(domain: string): Found {
  const note = `${domain} is reserved for examples. Set MAIL_FROM to an address at your own domain.`
  return { state: 'unasked', value: null, note }
}

async function findSpf(
  { domain, mailServer }: MailSender,
  provider: MailProvider | null,
  resolve: ResolveTxt,
): Promise<Found> {
  const records = spfRecordsOf(await resolve(domain))
  const [record] = records
  if (record) return judgeSpf(records, await countLookups(record, resolve), provider)
  return {
    state: 'missing',
    value: newSpf(provider, mailServer),
    note: 'There is none. Add it where your domain is managed.',
  }
}

/** Levels of includes that are counted; each takes as long as the slowest answer. */
const DEPTH_MAX = 3

/** Queries that a receiver makes for a record and those it includes; counting ends a little above the limit. */
async function countLookups(record: string, resolve: ResolveTxt) {
  const asked = new Set<string>()
  let open = [record]
  let count = 0
  for (let depth = 0; depth <= DEPTH_MAX && open.length > 0 && count <= LOOKUPS_MAX; depth++) {
    const read = open.map(readSpf)
    count += read.reduce((sum, { lookups }) => sum + lookups, 0)
    const more = read.flatMap(({ includes }) => includes).filter((host) => !asked.has(host))
    for (const host of more.slice(0, LOOKUPS_MAX)) asked.add(host)
    // What one of them says in vain must not hide what was found.
    const texts = await Promise.all(
      more.slice(0, LOOKUPS_MAX).map((host) => resolve(host).catch(() => [])),
    )
    open = texts.flatMap((found) => spfRecordsOf(found).slice(0, 1))
  }
  return count
}

async function findDkim(
  { domain, selector: own }: MailSender,
  provider: MailProvider | null,
  resolve: ResolveTxt,
): Promise<Found> {
  const selectors = selectorsFor(provider, own)
  const answers = await Promise.allSettled(
    selectors.map(async (selector) => readDkim(await resolve(dkimHost(selector, domain)))),
  )
  const foundAt = (wanted: 'key' | 'revoked') =>
    selectors.find((_, index) => {
      const answer = answers[index]
      return answer?.status === 'fulfilled' && answer.value === wanted
    })
  const used = foundAt('key')
  if (used)
    return { state: 'found', value: null, note: `There is a key at ${dkimHost(used, domain)}.` }
  const revoked = foundAt('revoked')
  if (revoked) {
    const note = `The key at ${dkimHost(revoked, domain)} is empty: it was revoked. Set the one that your mail provider shows.`
    return { state: 'weak', value: null, note }
  }
  if (answers.some(({ status }) => status === 'rejected')) return unknown
  if (own) {
    const note = `There is no key at ${dkimHost(own, domain)}. Set the one that your mail provider shows.`
    return { state: 'missing', value: null, note }
  }
  if (provider && provider.selectors.length > 0) {
    const note = `There is no key under the names that ${provider.name} uses (${provider.selectors.join(', ')}). Turn DKIM on there, and set what it shows.`
    return { state: 'missing', value: null, note }
  }
  return {
    state: 'unasked',
    value: null,
    note: 'There is no key under the usual names. Your mail provider shows the record to set; the word before “._domainkey” is its selector.',
  }
}

async function findDmarc(domain: string, resolve: ResolveTxt): Promise<Found> {
  const domains = domainsAbove(domain)
  const texts = await Promise.all(domains.map((one) => resolve(dmarcHost(one))))
  for (const [index, one] of domains.entries()) {
    const records = dmarcRecordsOf(texts[index] ?? [])
    if (records.length > 0) return judgeDmarc(records, one, one !== domain)
  }
  return {
    state: 'missing',
    value: newDmarc(domain),
    note: 'There is none. Add it where your domain is managed.',
  }
}
