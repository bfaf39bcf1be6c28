import type { Delivery } from '#server/platform/outbox/delivery.ts'
import { within } from '#server/platform/within.ts'

/** The mail server's answer, or "unreachable" after this many milliseconds. */
export function deliveryWithin(milliseconds: number, work: Promise<Delivery>): Promise<Delivery> {
  const seconds = Math.round(milliseconds / 1_000)
  const error = `The mail server did not answer within ${seconds} seconds. Check host and port in SMTP_URL, and whether a firewall is in between.`
  return within(milliseconds, work, { result: 'unreachable', error })
}
