import { tagsOf } from './dkim.ts'

/** What a domain asks receivers to do with mail that proves nothing (RFC 7489). */
export type Dmarc = {
  policy: 'none' | 'quarantine' | 'reject'
  /** Of subdomains. */
  subdomains: 'none' | 'quarantine' | 'reject'
  /** Where reports go, as "mailto:" addresses. */
  reports: string[]
}

export function dmarcHost(domain: string) {
  return `_dmarc.${domain}`
}

export function dmarcRecordsOf(texts: string[]) {
  return texts.filter((text) => /^v\s*=\s*DMARC1\s*(?:;|$)/i.test(text.trim()))
}

/** null for a record without a valid policy, which receivers ignore. */
export function readDmarc(record: string): Dmarc | null {
  const tags = tagsOf(record)
  const policy = readPolicy(tags.get('p'))
  if (!policy) return null
  return {
    policy,
    subdomains: readPolicy(tags.get('sp')) ?? policy,
    reports: (tags.get('rua') ?? '').split(',').filter(Boolean),
  }
}

function readPolicy(value = '') {
  const policy = value.toLowerCase()
  return policy === 'none' || policy === 'quarantine' || policy === 'reject' ? policy : null
}

/** What to set at a domain without a record. */
export function newDmarc(domain: string) {
  return `v=DMARC1; p=quarantine; rua=mailto:dmarc@${domain}`
}

/** The domain and those above it, down to two labels: a record of theirs counts for it too. */
export function domainsAbove(domain: string) {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

type Judged = { state: 'found' | 'weak'; note: string; value: string }

/** What is to be said of the DMARC records found at a domain, of which there is at least one. */
export function judgeDmarc(records: string[], domain: string, isAbove: boolean): Judged {
  const [record = ''] = records
  const weak = (note: string, value = newDmarc(domain)) => ({ state: 'weak' as const, note, value })
  if (records.length > 1) {
    return weak(`There are ${records.length} DMARC records, so receivers ignore all. Leave one.`)
  }
  const found = readDmarc(record)
  if (!found) return weak(`“${record}” has no valid policy (p=), so receivers ignore it.`)
  if ((isAbove ? found.subdomains : found.policy) === 'none') {
    const note = `“${record}” only watches: mail that somebody forges in your name still arrives. Ask for quarantine once the reports show that your own mail passes.`
    return weak(note, record.replace(/\b(s?p)\s*=\s*none\b/gi, '$1=quarantine'))
  }
  return { state: 'found', note: `“${record}”`, value: record }
}
