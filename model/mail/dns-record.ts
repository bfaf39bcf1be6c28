/** A record that the sender's domain needs, so that email is not marked as spam. */
export type DnsRecord = {
  name: 'SPF' | 'DKIM' | 'DMARC' | 'PTR'
  /** Where it stands, for example "_dmarc.example.com". */
  host: string
  kind: string
  /** What it says, for example "v=spf1 include:_spf.provider.example -all". */
  example: string
  /** 'unasked': only a person can look, or there is no real domain yet. */
  state: 'found' | 'missing' | 'unknown' | 'unasked'
  /** What was found, or why nothing is known, in a sentence. */
  note: string
}
