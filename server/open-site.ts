import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { v7 } from 'uuid'
import type { Services } from '#app/services.ts'
import type { Admin } from '#server/admin.ts'
import type { Deps } from '#server/deps.ts'
import { ensureOwner } from '#server/features/accounts/first-owner.ts'
import { type HashPassword, hashPassword } from '#server/features/accounts/password-hash.ts'
import { createDuePosts } from '#server/features/blog/due-posts.ts'
import { createMarkdown } from '#server/features/blog/markdown.ts'
import type { MarkdownThreads } from '#server/features/blog/markdown-threads.ts'
import { createContent } from '#server/features/content/content.ts'
import type { DefaultContent } from '#server/features/content/defaults.ts'
import { readSiteContent } from '#server/features/content/read-site-content.ts'
import { seedSamples } from '#server/features/content/seed.ts'
import { newReference } from '#server/features/leads/reference.ts'
import {
  createImageProcessor,
  type ImageProcessor,
} from '#server/features/media/image-processor.ts'
import { openMediaStore } from '#server/features/media/media-store.ts'
import type { RunBackup } from '#server/features/system/backup/backup-process.ts'
import { createBackups } from '#server/features/system/backup/backups.ts'
import {
  bindDataFolder,
  rejectLostDatabase,
  writeStorageId,
} from '#server/features/system/bind-data-folder.ts'
import { addBackupGauge } from '#server/features/system/monitoring/backup-gauge.ts'
import { addOutboxGauges } from '#server/features/system/monitoring/outbox-gauges.ts'
import type { Repeat } from '#server/jobs.ts'
import { createOutbound } from '#server/outbound.ts'
import { openClock } from '#server/platform/clock/shared-clock.ts'
import type { Config } from '#server/platform/config/config.ts'
import { rejectUnfinishedCopy } from '#server/platform/db/copy/unfinished-copy.ts'
import { migrate, readMigrations } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { storageFault } from '#server/platform/db/storage-fault.ts'
import { openFileStore } from '#server/platform/files/file-store.ts'
import { createInspector } from '#server/platform/files/inspect-file.ts'
import { createUploads, type FreeSpace, freeSpaceOf } from '#server/platform/files/upload-quota.ts'
import { createVirusScanner } from '#server/platform/files/virus-scanner.ts'
import type { Unavailable } from '#server/platform/http/unavailable.ts'
import { openSecrets } from '#server/platform/installation/secrets.ts'
import { logToConsole, reportToConsole } from '#server/platform/jobs/report.ts'
import { warnAtIntervals } from '#server/platform/jobs/warn-at-intervals.ts'
import { createDailyBytes } from '#server/platform/limits/daily-bytes.ts'
import { createHashKey } from '#server/platform/limits/hash-key.ts'
import { createLimits, type RateLimits } from '#server/platform/limits/rate-limits.ts'
import { createTraffic } from '#server/platform/limits/traffic.ts'
import type { RenderMail } from '#server/platform/mail/compose.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { createMetrics } from '#server/platform/metrics/metrics.ts'
import {
  anonymousClient,
  type Clock,
  type Log,
  type NewId,
  type NewReference,
  type Report,
} from '#server/platform/runtime.ts'
import type { Disk } from '#server/platform/storage/disk-storage.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import { servicesFor } from '#server/public-services.ts'
import { type Site, startSite } from '#server/site.ts'

const contentFolder = fileURLToPath(new URL('../content', import.meta.url))

/** What tests and the development server replace. */
export type SiteDeps = Partial<{
  clock: Clock
  newId: NewId
  newReference: NewReference
  report: Report
  log: Log
  freeSpace: FreeSpace
  disk: Disk
  rateLimits: Partial<RateLimits>
  hashPassword: HashPassword
  /** Instead of what the folder content/ holds. */
  content: DefaultContent
  renderMail: RenderMail
  /** Renders a page once before something is published; returns the errors met. */
  dryRun: (services: Services, path: string) => Promise<unknown[]>
  imageProcessor: ImageProcessor
  markdownThreads: MarkdownThreads
  runBackup: RunBackup
  /** Milliseconds that a write waits for others. */
  lockWait: number
  /** Instead of the one for SMTP_URL. */
  mailer: Mailer
  /** Milliseconds until another server sends what a dead one had claimed. */
  claimTime: number
  /** Instead of setInterval, for the background jobs. */
  repeat: Repeat
}>

/**
 * Opens the database, applies missing migrations, seeds a new one with the sample content and starts the jobs.
 * @throws Error with a sentence if the content, the database or the data folder cannot be used
 */
export function openSite(config: Config, own: SiteDeps = {}): Promise<Site> {
  return open(config, own).catch((error: unknown) => {
    throw storageFault(error, config.dataDir)
  })
}

async function open(config: Config, own: SiteDeps): Promise<Site> {
  const newId = own.newId ?? (() => v7())
  const defaults = own.content ?? (await readSiteContent(contentFolder))
  const readSamples = async () => {
    if (own.content) return own.content.posts
    const { readSamplePosts } = await import('#server/features/content/read-posts.ts')
    return readSamplePosts(join(contentFolder, 'posts'))
  }
  let isOpen = false
  // A start that fails says why itself.
  const warnOnceOpen = (what: string) => {
    const warn = warnAtIntervals(what)
    return (fault: Unavailable) => isOpen && warn(fault)
  }
  const warn = warnOnceOpen('The file storage')
  const storage = await openStorage(config, own.disk, warn)
  await rejectLostDatabase(storage, config)
  const metrics = config.metricsToken ? await createMetrics(config.metricsToken) : null
  const { lockWait } = own
  const countQuery = metrics?.countQuery
  const warnOfDatabase = warnOnceOpen('The database')
  const database = await openDatabase(config, { lockWait, countQuery, warn: warnOfDatabase })
  try {
    const shared = await openClock(database)
    const clock = own.clock ?? shared.now
    const all = await readMigrations()
    const { installationId, secrets } = await migrate(
      database,
      all,
      clock(),
      async (transaction) => {
        await rejectUnfinishedCopy(transaction)
        const installationId = await bindDataFolder(transaction, storage, config)
        const secrets = await openSecrets(transaction, config, { clock, newId })
        await seedSamples(transaction, readSamples, { clock, newId })
        return { installationId, secrets }
      },
    )
    await writeStorageId(storage, config.dataDir, installationId)
    const { store } = database
    const incoming = join(config.dataDir, 'files/incoming')
    const files = await openFileStore(storage, { incoming, clock, newId, disk: own.disk, warn })
    const drafts = join(config.dataDir, 'media/drafts')
    const media = await openMediaStore(storage, { drafts, clock, newId })
    const content = createContent(defaults, store)
    await content.refresh()
    const duePosts = createDuePosts(store, clock)
    await duePosts.refresh()
    const report = own.report ?? reportToConsole
    const log = own.log ?? logToConsole
    const freeSpace = own.freeSpace ?? freeSpaceOf(config.dataDir)
    const hashKey = createHashKey(secrets.limits)
    const daily = createDailyBytes(config.dailyUpload, { store, clock, hashKey })
    const { backup } = config
    const backups =
      backup &&
      (await createBackups(config, backup, { store, content, clock, report, log }, own.runBackup))
    const deps: Deps = {
      store,
      content,
      storage,
      files,
      inspector: createInspector(),
      markdown: createMarkdown(report, own.markdownThreads),
      scanner: config.clamav && createVirusScanner(config.clamav),
      uploads: createUploads(config, { clock, log, report, freeSpace, daily }),
      media,
      secrets,
      hashPassword: own.hashPassword ?? hashPassword,
      imageProcessor: own.imageProcessor ?? createImageProcessor(),
      backups,
      limits: createLimits({
        store,
        clock,
        hashKey,
        own: own.rateLimits,
      }),
      traffic: createTraffic({ clock, log }),
      metrics,
      clock,
      newId,
      newReference: own.newReference ?? newReference,
      report,
      log,
      visitorMailPerDay: config.visitorMailPerDay,
      dryRun: async (changed, path) => {
        const changedDeps = { ...deps, content: changed }
        const services = servicesFor(changedDeps, anonymousClient, config)
        return (await own.dryRun?.(services, path)) ?? []
      },
    }
    if (metrics) {
      addOutboxGauges(metrics, store, clock)
      addBackupGauge(metrics, store, clock)
    }
    const outbound = await createOutbound(config, deps, own)
    await ensureOwner(config, deps)
    let admin: Promise<Admin> | undefined
    isOpen = true
    return await startSite(config, deps, {
      // Loaded when it is first visited: it is more than half of the server's modules.
      async openAdmin(readiness) {
        const { createAdmin } = await import('#server/admin.ts')
        admin ??= createAdmin(config, { ...deps, readiness }, database, outbound.mail)
        return admin
      },
      duePosts,
      outbound,
      repeat: own.repeat ?? setInterval,
      database,
      adjustClock: shared.adjust,
    })
  } catch (error) {
    await database.close()
    throw error
  }
}
