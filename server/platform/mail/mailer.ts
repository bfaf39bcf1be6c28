import { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Delivery } from '#server/platform/outbox/delivery.ts'
import { smtpError } from './smtp-error.ts'

/** A raw message and its SMTP envelope. */
export type Posting = { from: string; to: string; raw: Buffer }

export type Mailer = {
  /** Hands one message to the mail server; `beforeCommit` is awaited before its last line. Never throws. */
  send(posting: Posting, beforeCommit: () => Promise<void>): Promise<Delivery>
  /** Connects, signs in and quits. A failure says in plain words what went wrong. */
  check(): Promise<Delivery>
  close(): void
}

const SECOND = 1_000
const timeouts = {
  dnsTimeout: 10 * SECOND,
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 60 * SECOND,
}

/**
 * Sends over connections kept open to a mail server such as "smtp://user:password@host:587". nodemailer's own pool
 * reads a message before the server asks for it, so `beforeCommit` would run too early.
 */
export function createMailer(url: string, own: Partial<typeof timeouts> = {}): Mailer {
  const { auth, ...options } = parseConnectionUrl(url)
  const idle = new Set<SMTPConnection>()

  async function open() {
    const connection = new SMTPConnection({ ...options, ...timeouts, ...own })
    connection.once('end', () => idle.delete(connection))
    // A connection that fails while opening emits an error and never calls back.
    const { promise: failure, reject } = Promise.withResolvers<never>()
    connection.on('error', reject)
    try {
      await Promise.race([enter(connection), failure])
      return connection
    } catch (error) {
      connection.close()
      throw error
    }
  }

  async function enter(connection: SMTPConnection) {
    await called((done) => connection.connect(done))
    if (auth) await called((done) => connection.login(auth, done))
  }

  async function take() {
    const [connection] = idle
    if (!connection) return open()
    idle.delete(connection)
    return connection
  }

  return {
    async send({ from, to, raw }, beforeCommit) {
      let connection: SMTPConnection | undefined
      let begun = false
      async function* bytes() {
        begun = true
        yield raw
        await beforeCommit()
      }
      try {
        const taken = await take()
        connection = taken
        await called((done) => taken.send({ from, to: [to] }, Readable.from(bytes()), done))
        idle.add(taken)
        return { result: 'sent' }
      } catch (error) {
        connection?.close()
        return smtpError(error, begun)
      }
    },
    async check() {
      try {
        const connection = await open()
        connection.quit()
        return { result: 'sent' }
      } catch (error) {
        return smtpError(error, false)
      }
    },
    close() {
      for (const connection of idle) connection.quit()
      idle.clear()
    },
  }
}

type Done = (error?: Error | null) => void

/** Wraps a callback in a promise. */
function called(start: (done: Done) => void) {
  return new Promise<void>((resolve, reject) => {
    start((error) => (error ? reject(error) : resolve()))
  })
}
