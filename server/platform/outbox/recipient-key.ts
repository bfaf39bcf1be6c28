import { domainToASCII } from 'node:url'

/**
 * Identifies a recipient in limits: ignores case, "+" suffixes, and dots and quotes in the local part. Two people with
 * one key only share a limit.
 */
export function recipientKey(address: string) {
  const at = address.lastIndexOf('@')
  const [local = ''] = address.slice(0, at).normalize('NFKC').toLowerCase().split('+')
  const domain = address.slice(at + 1)
  // Empty for an invalid domain, which must still differ from others.
  return `${local.replace(/[."\\]/g, '')}@${domainToASCII(domain) || domain.toLowerCase()}`
}
