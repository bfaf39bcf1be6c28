import type { Deps } from '#server/deps.ts'
import { hashPassword } from '#server/features/accounts/password-hash.ts'
import { createCountStreams } from '#server/features/dashboard/counts/count-streams.ts'
import { createInsights } from '#server/features/insights/insights.ts'
import { createEmailPictures } from '#server/features/media/email-pictures.ts'
import { createImageProcessor } from '#server/features/media/image-processor.ts'
import { createBackups } from '#server/features/system/backup/backups.ts'
import type { Config } from '#server/platform/config/config.ts'
import { resolveTxt } from '#server/platform/dns.ts'
import { createInspector } from '#server/platform/files/inspect-file.ts'
import { createUploads, freeSpaceOf } from '#server/platform/files/upload-quota.ts'
import { createVirusScanner } from '#server/platform/files/virus-scanner.ts'
import { createFetchPublic } from '#server/platform/http/fetch-public.ts'
import { visitAddress } from '#server/platform/http/visit-address.ts'
import { logToConsole, reportToConsole } from '#server/platform/jobs/report.ts'
import { languageOf } from '#server/platform/language/languages.ts'
import { createDailyBytes } from '#server/platform/limits/daily-bytes.ts'
import { createHashKey } from '#server/platform/limits/hash-key.ts'
import { createLimits } from '#server/platform/limits/rate-limits.ts'
import { createTraffic } from '#server/platform/limits/traffic.ts'
import { createOpenMail } from '#server/platform/mail/open-mail.ts'
import { createReplyAddresses } from '#server/platform/mail/reply-addresses.ts'
import { createMailOfDay } from '#server/platform/outbox/mail-of-day.ts'
import { anonymousClient } from '#server/platform/runtime.ts'
import { servicesFor } from '#server/public-services.ts'
import type { SiteDeps } from '#server/site-deps.ts'
import { newReference } from './features/leads/store-lead.ts'
import { createMarkdown } from './features/markdown/markdown.ts'

/** What has been opened before: the database, the storage and what they hold. */
type Opened = Pick<
  Deps,
  'store' | 'content' | 'storage' | 'files' | 'media' | 'secrets' | 'metrics' | 'clock' | 'newId'
>

/** All dependencies of the server; `own` replaces some. */
export async function createDeps(config: Config, opened: Opened, own: SiteDeps): Promise<Deps> {
  const { store, content, media, secrets, clock } = opened
  const report = own.report ?? reportToConsole
  const log = own.log ?? logToConsole
  const freeSpace = own.freeSpace ?? freeSpaceOf(config.dataDir)
  const hashKey = createHashKey(secrets.limits)
  const daily = createDailyBytes(config.dailyUpload, { store, clock, hashKey })
  const imageProcessor = own.imageProcessor ?? createImageProcessor()
  const backups = await createBackups(config, { store, content, clock, report, log }, own.runBackup)
  const deps: Deps = {
    ...opened,
    inspector: createInspector(),
    markdown: createMarkdown({
      report,
      language: () => languageOf(content.current().site.language),
      threads: own.markdownThreads,
    }),
    scanner: config.clamav && createVirusScanner(config.clamav),
    uploads: createUploads(config, { clock, log, report, freeSpace, daily }),
    hashPassword: own.hashPassword ?? hashPassword,
    imageProcessor,
    emailPictures: createEmailPictures({ store, media, imageProcessor, report }),
    backups,
    insights: createInsights(config, { store, content, clock, report }),
    countStreams: createCountStreams({
      store,
      clock,
      reading: async () => ({
        ...(await import('#server/features/dashboard/counts/read-counts.ts')),
        ...(await import('#server/features/presence/read-activities.ts')),
      }),
    }),
    limits: createLimits({
      store,
      clock,
      hashKey,
      own: own.rateLimits,
    }),
    traffic: createTraffic({ clock, log }),
    newReference: own.newReference ?? newReference,
    report,
    log,
    resolveTxt: own.resolveTxt ?? resolveTxt,
    visitAddress: own.visitAddress ?? visitAddress,
    fetchPublic: own.fetchPublic ?? createFetchPublic(config.webhookPrivateHosts),
    mailOfDay: createMailOfDay(config.visitorMailPerDay),
    openMail: createOpenMail(),
    replyAddresses:
      config.inbox && createReplyAddresses(config.inbox.address, secrets.replyAddresses),
    sender: config.mailFrom,
    mailSecret: config.inbox?.secret ?? null,
    dryRun: async (changed, path) => {
      const changedDeps = { ...deps, content: changed }
      const services = servicesFor(changedDeps, anonymousClient, config)
      return (await own.dryRun?.(services, path)) ?? []
    },
    renderPage: async (changed, path, view) => {
      if (!own.renderPage) return { status: 503, html: '' }
      const shown = servicesFor({ ...deps, content: changed }, anonymousClient, config)
      const services = { ...shown, settings: { ...shown.settings, view: () => view } }
      const request = new Request(`http://localhost${path}`)
      const { status, body } = await own.renderPage({ request, services })
      return { status, html: new TextDecoder().decode(body) }
    },
  }
  return deps
}
