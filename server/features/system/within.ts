import type { Delivery } from '#server/platform/outbox/delivery.ts'

/** What a try of mail came to, or that the server was silent for so many milliseconds. */
export async function within(milliseconds: number, work: Promise<Delivery>): Promise<Delivery> {
  const { promise: tooLate, resolve } = Promise.withResolvers<Delivery>()
  const seconds = Math.round(milliseconds / 1_000)
  const fault = `The mail server did not answer within ${seconds} seconds. Check host and port in SMTP_URL, and whether a firewall is in between.`
  const timer = setTimeout(() => resolve({ result: 'unreachable', fault }), milliseconds)
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
