import { mailbox } from '#tests/fixtures/mails.ts'
import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import { startSmtp } from '#tests/fixtures/smtp.ts'
import { FILE } from './correspondence.ts'
import { startDovecot } from './dovecot.ts'
import { startUnsteadyProxy } from './unsteady-proxy.ts'

const PORT = 4_935

/** An IMAP and an SMTP server behind unsteady connections, and the settings of a site that uses them. */
export async function startServers() {
  const ends: (() => unknown)[] = []
  const dovecot = await startDovecot(PORT)
  ends.push(dovecot.remove)
  const smtp = await startSmtp((stop) => ends.push(stop))
  const imapProxy = await startUnsteadyProxy(PORT, { share: 0.3, bytes: 1.3 * FILE })
  const smtpProxy = await startUnsteadyProxy(smtp.port, { share: 0.2, bytes: 30_000 })
  ends.push(imapProxy.stop, smtpProxy.stop)
  return {
    dovecot,
    smtp,
    proxies: [imapProxy, smtpProxy],
    env: {
      SITE_URL: 'http://localhost',
      SMTP_URL: `smtp://127.0.0.1:${smtpProxy.port}`,
      INBOX_ADDRESS: mailbox,
      IMAP_URL: dovecot.url.replace(String(PORT), String(imapProxy.port)),
      ADMIN_EMAIL: ownerEmail,
      ADMIN_PASSWORD: ownerPassword,
    },
    async stop() {
      for (const end of ends.reverse()) await end()
    },
  }
}
