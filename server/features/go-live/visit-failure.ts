import type { Check } from '#model/go-live/checks.ts'
import type { Visit } from '#server/platform/http/visit-address.ts'

/** Why an address did not answer, and what that means for the address itself. */
export type VisitFailure = {
  failure: 'name' | 'certificate' | 'closed' | 'silent'
  /** The code of Node, such as "CERT_HAS_EXPIRED". */
  code: string
  check: Pick<Check, 'state' | 'found' | 'advice'>
}

/** The answer, or why there is none. */
export type Visited = Visit | VisitFailure

const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/

export function failureOf(error: unknown, host: string): VisitFailure {
  const { code = '', name = '' } = error as NodeJS.ErrnoException
  if (code === 'ENOTFOUND' || code === 'ENODATA') {
    const found = `The DNS knows no address for ${host}.`
    const advice = `Add an A record for ${host} with the IP address of this machine, where your domain is managed.`
    return { failure: 'name', code, check: { state: 'todo', found, advice } }
  }
  if (certificateCodes.test(code)) {
    const found = `${host} answers, but browsers warn of its certificate.`
    const advice = 'Mend the certificate as described below.'
    return { failure: 'certificate', code, check: { state: 'todo', found, advice } }
  }
  if (code === 'ECONNREFUSED' || code === 'EPROTO' || code === 'ECONNRESET') {
    const found = `Nothing answers at ${host}.`
    const advice =
      'Start the proxy in front of this server, or set TLS_DOMAIN; and open ports 80 and 443 in the firewall.'
    return { failure: 'closed', code, check: { state: 'todo', found, advice } }
  }
  const found =
    code === 'EAI_AGAIN'
      ? `The DNS did not answer when asked for ${host}.`
      : `${host} did not answer in time.`
  const advice =
    'Some networks don’t let a machine visit its own public address. Open it on a phone without Wi-Fi; if it opens there, all is well.'
  return { failure: 'silent', code: code || name, check: { state: 'unknown', found, advice } }
}
