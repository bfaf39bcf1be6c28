/** Why a certificate authority gives no certificate, as sentences for the operator. */
export class AcmeError extends Error {
  /** Before when it must not be asked again; null if it does not say. */
  readonly retryAt: Date | null

  constructor(sentence: string, retryAt: Date | null = null) {
    super(sentence)
    this.name = 'AcmeError'
    this.retryAt = retryAt
  }
}

/** A problem document (RFC 8555, 6.7). */
export type AcmeProblem = { type: string; detail: string; retryAfter: string | null }

const advice: Record<string, string> = {
  dns: 'The authority finds no address for it in the DNS. Add an A record with the IP address of this machine.',
  connection:
    'The authority cannot reach this machine. Point the DNS record to it, and open port 80 in the firewall.',
  unauthorized:
    'Port 80 of the address answers, but not from this server. Point the DNS record to this machine; AAAA records count, too.',
  caa: 'A CAA record in the DNS names other authorities. Add this one, or remove the record.',
  rateLimited: 'The authority has been asked too often.',
  rejectedIdentifier: 'The authority gives no certificates for this name.',
}

export function acmeError({ type, detail, retryAfter }: AcmeProblem, now: Date) {
  const kind = type.replace(/^urn:ietf:params:acme:error:/, '')
  const sentence = advice[kind]
  const said = detail.trim().replace(/[^.!?]$/, '$&.')
  const retryAt = kind === 'rateLimited' ? (retryTime(retryAfter, detail, now) ?? later(now)) : null
  return new AcmeError(sentence ? `${sentence} (${said})` : said, retryAt)
}

const HOUR = 3_600_000

function later(now: Date) {
  return new Date(now.getTime() + HOUR)
}

/** From the header Retry-After, in seconds or a date, or from "… retry after 2026-11-28 06:00:00 UTC". */
function retryTime(header: string | null, detail: string, now: Date) {
  if (header && /^\d+$/.test(header)) return new Date(now.getTime() + Number(header) * 1_000)
  const [, day, time] = /retry after (\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)/i.exec(detail) ?? []
  const at = new Date(day ? `${day}T${time}Z` : (header ?? ''))
  return Number.isNaN(at.getTime()) ? null : at
}
