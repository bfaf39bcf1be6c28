import type { MailProvider } from './mail-providers.ts'

/** An SPF record (RFC 7208): which servers may send for a domain. */
type Spf = {
  /** Domains whose records belong to it: of "include:" and "redirect=". */
  includes: string[]
  /** What happens to other servers: "-" refuse, "~" suspect, "?" nothing, "+" welcome; null without "all". */
  all: '-' | '~' | '?' | '+' | null
  /** Queries that a receiver makes for its terms, those of its includes not counted. */
  lookups: number
}

/** Receivers ignore a record that needs more queries (RFC 7208, 4.6.4). */
export const LOOKUPS_MAX = 10

const asking = /^(?:include:|redirect=|exists:|(?:a|mx|ptr)(?:[:/]|$))/

/** The SPF records among the TXT records of a domain. */
export function spfRecordsOf(texts: string[]) {
  return texts.filter((text) => /^v=spf1(?:\s|$)/i.test(text.trim()))
}

export function readSpf(record: string): Spf {
  const terms = record.trim().toLowerCase().split(/\s+/).slice(1)
  const bare = terms.map((term) => term.replace(/^[-~?+]/, ''))
  const all = terms.find((term) => /^[-~?+]?all$/.test(term))
  return {
    includes: bare.flatMap((term) => /^(?:include:|redirect=)(.+)$/.exec(term)?.[1] ?? []),
    all: all ? readQualifier(all) : null,
    lookups: bare.filter((term) => asking.test(term)).length,
  }
}

function readQualifier(term: string): Spf['all'] {
  const [first] = term
  return first === '-' || first === '~' || first === '?' ? first : '+'
}

/** The record with another term, before its end. */
export function withTerm(record: string, term: string) {
  const end = /\s+(?:[-~?+]?all|redirect=\S+)\s*$/i.exec(record)
  if (!end) return `${record.trim()} ${term}`
  return `${record.slice(0, end.index)} ${term}${end[0].trimEnd()}`
}

/** What to set at a domain without a record: mail comes from the provider, or from the server itself. */
export function newSpf(provider: MailProvider | null, mailServer: string | null) {
  if (provider) return `v=spf1 ${provider.spf} ~all`
  return mailServer ? `v=spf1 a:${mailServer} mx ~all` : 'v=spf1 mx ~all'
}

type Judged = { state: 'found' | 'weak'; note: string; value: string }

/** What is to be said of the SPF records of a domain, of which there is at least one. `lookups`: with its includes. */
export function judgeSpf(
  records: string[],
  lookups: number,
  provider: MailProvider | null,
): Judged {
  const [record = ''] = records
  const { includes, all } = readSpf(record)
  const weak = (note: string, value: string) => ({ state: 'weak' as const, note, value })
  if (records.length > 1) {
    const terms = records.map((one) => one.trim().split(/\s+/).slice(1))
    const joined = [...new Set(terms.flat().filter((term) => !/^[-~?+]?all$/i.test(term)))]
    return weak(
      `There are ${records.length} SPF records, so receivers ignore all of them. Leave one, which has the terms of all.`,
      `v=spf1 ${joined.join(' ')} ~all`,
    )
  }
  if (all === '+') {
    const note = `“${record}” allows every server in the world to send as you.`
    return weak(note, record.replace(/\+?all\b/i, '~all'))
  }
  if (lookups > LOOKUPS_MAX) {
    const note = `“${record}” needs ${lookups} DNS queries. Receivers stop at ${LOOKUPS_MAX} and ignore it: take out what sends no more mail.`
    return weak(note, record)
  }
  const term = provider?.spf ?? ''
  const isMissing = term !== '' && !includes.includes(term.replace(/^include:/, ''))
  if (isMissing && !provider?.hasOwnReturnAddress) {
    const note = `“${record}” does not name your mail server’s provider, ${provider?.name}.`
    return weak(note, withTerm(record, term))
  }
  if (all === null && includes.length === 0) {
    const note = `“${record}” does not say what to do with other servers.`
    return weak(note, `${record} ~all`)
  }
  return { state: 'found', note: `“${record}”`, value: record }
}
