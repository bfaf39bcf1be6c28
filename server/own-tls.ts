import type { Server } from 'node:http'
import { isReservedDomain } from '#server/features/system/check-dns.ts'
import { listen } from '#server/listen.ts'
import type { Config } from '#server/platform/config/config.ts'
import { logToConsole } from '#server/platform/jobs/report.ts'
import { openCertificateFiles } from '#server/platform/tls/certificate-files.ts'
import { createKeeper } from '#server/platform/tls/keep-certificate.ts'
import { type Challenges, createOrder } from '#server/platform/tls/order-certificate.ts'
import { createTlsFront } from '#server/platform/tls/tls-front.ts'
import type { Site } from '#server/site.ts'

/** The ports of TLS_DOMAIN and the certificate that they need; null where something in front does that. */
export async function openOwnTls(
  { tls, siteUrl, dataDir, host }: Config,
  { content, clock }: Pick<Site, 'content' | 'clock'>,
) {
  if (!tls || !siteUrl) return null
  const { domains, directory } = tls
  const challenges: Challenges = new Map()
  const front = createTlsFront({ domains, siteUrl, challenges })
  const files = await openCertificateFiles(dataDir, directory)
  const contact = async () => {
    const address = tls.email ?? (await content.site()).email
    return isReservedDomain(address.slice(address.lastIndexOf('@') + 1)) ? null : address
  }
  const order = createOrder({ directory, files, challenges, clock, contact })
  const check = createKeeper({ domains, files, order, use: front.use, clock, log: logToConsole })
  async function keep() {
    const next = await check()
    setTimeout(keep, next).unref()
  }
  return {
    ...front,
    /** Opens both ports for the requests that `server` answers, and gets a certificate meanwhile. */
    async open(server: Server) {
      front.connect(server)
      await listen(front.plain, tls.plainPort, host, 'TLS_HTTP_PORT')
      await listen(front.secure, tls.port, host, 'TLS_PORT')
      void keep()
    },
  }
}
