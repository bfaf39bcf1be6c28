import type { Clock, Log } from '#server/platform/runtime.ts'
import { AcmeError } from './acme-error.ts'
import { type Certificate, coversAll, readCertificate, renewAt } from './certificate.ts'
import type { CertificateFiles } from './certificate-files.ts'
import type { OrderCertificate } from './order-certificate.ts'

type KeeperDeps = {
  domains: string[]
  files: CertificateFiles
  order: OrderCertificate
  /** Serves with it from now on. */
  use(certificate: Certificate): void
  clock: Clock
  log: Log
}

const MINUTE = 60_000

/**
 * Until an order is tried again after so many failures: five in the first hour, which is what Let's Encrypt allows for
 * failed validations (https://letsencrypt.org/docs/rate-limits/).
 */
const DELAYS = [1, 5, 15, 30, 60, 180, 360, 720].map((minutes) => minutes * MINUTE)

/** The clock may be set; so the time is looked at more often than every two months. */
const LOOK_EVERY = 12 * 60 * MINUTE

/** Keeps a certificate that is valid: uses the stored one, and orders another in time. */
export function createKeeper({ domains, files, order, use, clock, log }: KeeperDeps) {
  let used: Certificate | null = null
  let failures = 0

  /** Does what is due; resolves with the milliseconds until it is to be called again. Never rejects. */
  return async function check(): Promise<number> {
    try {
      const stored = used ?? (await storedCertificate())
      if (stored && stored !== used) start(stored)
      const due = stored ? renewAt(stored) : clock()
      const wait = await files.waitUntil()
      const at = wait && wait > due ? wait : due
      if (at > clock()) return until(at)
      return await renew()
    } catch (error) {
      return fail(error)
    }
  }

  async function storedCertificate() {
    const stored = await files.certificate()
    if (!stored || !coversAll(stored, domains) || stored.until <= clock()) return null
    return stored
  }

  function start(certificate: Certificate) {
    used = certificate
    use(certificate)
  }

  async function renew() {
    const pem = await order(domains)
    const certificate = readCertificate(pem)
    await files.writeCertificate(pem)
    await files.writeWait(null)
    failures = 0
    start(certificate)
    log(`Got a certificate for ${domains.join(', ')}, valid until ${day(certificate.until)}.`)
    // Where the clock is wrong it is due at once.
    return Math.max(until(renewAt(certificate)), MINUTE)
  }

  async function fail(error: unknown) {
    const own = DELAYS[Math.min(failures, DELAYS.length - 1)] ?? LOOK_EVERY
    failures += 1
    const asked = error instanceof AcmeError ? error.retryAt : null
    const delay = Math.max(own, asked ? asked.getTime() - clock().getTime() : 0)
    // A restart tries sooner, because somebody may have mended it, unless the authority asked for patience.
    const wait = asked ?? new Date(clock().getTime() + Math.min(own, MINUTE))
    await files.writeWait(wait).catch(() => {})
    const reason = error instanceof Error ? error.message : String(error)
    const meanwhile =
      used && used.until > clock()
        ? `The one in use is valid until ${day(used.until)}.`
        : 'Until then the site answers without encryption on the http port.'
    log(
      `There is no new certificate for ${domains.join(', ')}: ${reason} ${meanwhile} It is tried again in ${duration(delay)}.`,
    )
    return Math.min(delay, LOOK_EVERY)
  }

  function until(at: Date) {
    return Math.min(Math.max(at.getTime() - clock().getTime(), 0), LOOK_EVERY)
  }
}

function day(at: Date) {
  return at.toISOString().replace(/T(\d\d:\d\d).*/, ' $1 UTC')
}

function duration(milliseconds: number) {
  const minutes = Math.ceil(milliseconds / MINUTE)
  if (minutes < 120) return minutes === 1 ? 'a minute' : `${minutes} minutes`
  return `${Math.ceil(minutes / 60)} hours`
}
