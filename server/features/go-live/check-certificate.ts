import type { Check } from '#model/go-live/checks.ts'
import type { Visited } from './visit-failure.ts'

const DAY = 86_400_000

/** With fewer days left, renewing has failed for weeks. */
const DAYS_MIN = 14

/** What to do without a certificate. `hasOwnTls`: TLS_DOMAIN is set. */
function adviceFor(host: string, hasOwnTls: boolean) {
  if (hasOwnTls) {
    return 'The server gets a certificate itself: its log says why there is none yet, and when it tries again.'
  }
  return `Set TLS_DOMAIN=${host} and restart: the server then gets a certificate itself. With a proxy in front, that gets one (deploy/nginx.conf, or the two lines of Caddy in docs/operations.md); set SITE_URL to https://….`
}

const sentences: Record<string, string> = {
  CERT_HAS_EXPIRED: 'The certificate has expired.',
  CERT_NOT_YET_VALID: 'The certificate is not valid yet: is the clock of this machine right?',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The server made its certificate itself, so browsers refuse it.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate is of an authority that browsers don’t know.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'The certificate is of an authority that browsers don’t know.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'The server leaves out the authority’s own certificate: use the file with the full chain.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another name than this address.',
}

type Seen = {
  own: Visited
  /** What port 80 answers; null where that says nothing. */
  plain: Visited | null
  hasOwnTls: boolean
}

/** The certificate's days, and whether unencrypted requests are redirected. */
export function checkCertificate(
  { protocol, host, hostname }: URL,
  { own, plain, hasOwnTls }: Seen,
  now: Date,
): Check {
  const id = 'certificate'
  const advice = adviceFor(hostname, hasOwnTls)
  if ('failure' in own) {
    if (own.failure !== 'certificate') {
      return { id, state: 'unknown', found: 'It can be checked once the public address answers.' }
    }
    const found = sentences[own.code] ?? `Browsers refuse the certificate (${own.code}).`
    return { id, state: 'todo', found, advice }
  }
  if (protocol !== 'https:' || own.certificateUntil === null) {
    const found = `${host} answers without encryption, so browsers call it not secure.`
    return { id, state: 'todo', found, advice }
  }
  const days = Math.floor((Date.parse(own.certificateUntil) - now.getTime()) / DAY)
  if (days < DAYS_MIN) {
    const found = `The certificate ends in ${days === 1 ? 'one day' : `${days} days`}, and has not been renewed.`
    return { id, state: 'warning', found, advice: 'See why renewing fails, before it ends.' }
  }
  if (plain && 'status' in plain && !isRedirect(plain.status, plain.headers.location)) {
    return {
      id,
      state: 'warning',
      found: `The certificate is valid for ${days} days, but http://${host} is not redirected to it.`,
      advice: 'Let port 80 redirect to https.',
    }
  }
  return { id, state: 'done', found: `The certificate is valid for ${days} more days.` }
}

function isRedirect(status: number, location: string | undefined) {
  return status >= 300 && status < 400 && location?.startsWith('https:') === true
}
