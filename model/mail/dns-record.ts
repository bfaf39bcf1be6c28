/** A record that the sender's domain needs, so that email is not marked as spam. */
export type DnsRecord = {
  name: 'SPF' | 'DKIM' | 'DMARC' | 'PTR'
  /** For example "_dmarc.example.com". */
  host: string
  kind: string
  /** For example "v=spf1 include:_spf.provider.example -all". */
  example: string
  /** 'unasked': cannot be checked automatically, or there is no real domain yet. */
  state: 'found' | 'missing' | 'unknown' | 'unasked'
  /** A sentence: what was found, or why it could not be checked. */
  note: string
}
