import { domainToASCII } from 'node:url'

/**
 * What makes two e-mail addresses one recipient where mail is limited: letter case, what stands behind a plus, dots and
 * quotes of the local part make no difference. Two people who share a key only wait for each other.
 */
export function recipientKey(address: string) {
  const at = address.lastIndexOf('@')
  const [local = ''] = address.slice(0, at).normalize('NFKC').toLowerCase().split('+')
  const domain = address.slice(at + 1)
  // An empty answer is a domain that no mail server has; it must still be told from others.
  return `${local.replace(/[."\\]/g, '')}@${domainToASCII(domain) || domain.toLowerCase()}`
}
