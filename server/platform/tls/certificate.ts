import { createPrivateKey, X509Certificate } from 'node:crypto'

/** A certificate with its private key. */
export type Certificate = {
  /** The chain, then the key. */
  pem: string
  names: string[]
  from: Date
  until: Date
}

const DAY = 86_400_000

/** A certificate is renewed so long before its end; one that lives shorter, in its last third. */
const RENEW_BEFORE = 30 * DAY

const keyBlock = /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]+?-----END [A-Z ]*PRIVATE KEY-----/

/** Reads a chain that is followed by its key. @throws Error if it is none */
export function readCertificate(pem: string): Certificate {
  const first = new X509Certificate(pem)
  const [key = ''] = keyBlock.exec(pem) ?? []
  if (!first.checkPrivateKey(createPrivateKey(key))) {
    throw new Error('The private key is not that of the certificate.')
  }
  const names = (first.subjectAltName ?? '').split(', ').map((name) => name.replace(/^DNS:/, ''))
  return { pem, names, from: new Date(first.validFrom), until: new Date(first.validTo) }
}

/** What node:tls takes. */
export function secretsOf({ pem }: Certificate) {
  const [key = ''] = keyBlock.exec(pem) ?? []
  return { key, cert: pem.replace(keyBlock, '') }
}

export function renewAt({ from, until }: Certificate) {
  const life = until.getTime() - from.getTime()
  return new Date(until.getTime() - Math.min(RENEW_BEFORE, life / 3))
}

export function coversAll({ names }: Certificate, domains: string[]) {
  return domains.every((domain) => names.includes(domain))
}
