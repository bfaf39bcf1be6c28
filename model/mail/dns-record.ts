/** A record that the sender's domain needs, so that email is not marked as spam. */
export type DnsRecord = {
  name: 'SPF' | 'DKIM' | 'DMARC' | 'PTR'
  /** For example "_dmarc.example.com". */
  host: string
  kind: string
  /** What to set, for example "v=spf1 include:_spf.google.com ~all"; null where only the mail provider knows it. */
  value: string | null
  /** 'weak': found, but not as it should be; 'unasked': cannot be checked automatically, or there is no real domain yet. */
  state: 'found' | 'weak' | 'missing' | 'unknown' | 'unasked'
  /** Sentences: what was found and what is wrong with it, or why it could not be checked. */
  note: string
}
