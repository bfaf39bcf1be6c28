/** What a failed delivery says about the address: nobody can be reached there, or not now. */
export type Failure = 'permanent' | 'temporary'

/**
 * Permanent errors (RFC 3463) that are about the email or its sender: policy, content, size, the sender’s address, a full mailbox. Another email may be
 * accepted.
 */
const notOfAddress = /^5\.(?:[367]\.\d+|2\.[234]|1\.[78])$/

/** `status`: such as "5.1.1"; `said`: the words of the server, which may be more exact. Unknown errors are temporary. */
export function failureOf(status: string, said: string): Failure {
  const [exact] = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(said) ?? []
  const code = exact ?? status.trim()
  const isPermanent = /^5\.\d+\.\d+/.test(code) && !notOfAddress.test(code)
  return isPermanent ? 'permanent' : 'temporary'
}
