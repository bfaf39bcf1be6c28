import { join } from 'node:path'
import { v7 } from 'uuid'
import type { Admin } from '#server/admin.ts'
import { createDeps } from '#server/create-deps.ts'
import { ensureOwner } from '#server/features/accounts/first-owner.ts'
import { createContent } from '#server/features/content/content.ts'
import { rememberSample, seedSamples } from '#server/features/content/seed.ts'
import { openMediaStore } from '#server/features/media/media-store.ts'
import {
  bindDataFolder,
  rejectLostDatabase,
  writeStorageId,
} from '#server/features/system/bind-data-folder.ts'
import { addBackupGauge } from '#server/features/system/monitoring/backup-gauge.ts'
import { addOutboxGauges } from '#server/features/system/monitoring/outbox-gauges.ts'
import { encryptSecrets } from '#server/features/webhooks/encrypt-secrets.ts'
import { createOutbound } from '#server/outbound.ts'
import { openClock } from '#server/platform/clock/shared-clock.ts'
import type { Config } from '#server/platform/config/config.ts'
import { rejectUnfinishedCopy } from '#server/platform/db/copy/unfinished-copy.ts'
import { migrate, readMigrations } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { storageError } from '#server/platform/db/storage-error.ts'
import { openFileStore } from '#server/platform/files/file-store.ts'
import type { Unavailable } from '#server/platform/http/unavailable.ts'
import { openSecrets } from '#server/platform/installation/secrets.ts'
import { warnAtIntervals } from '#server/platform/jobs/warn-at-intervals.ts'
import { createMetrics } from '#server/platform/metrics/metrics.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import { type Site, startSite } from '#server/site.ts'
import type { SiteDeps } from '#server/site-deps.ts'

/** What tests and the development server replace, and the content of a new installation. */
type OwnDeps = SiteDeps & Required<Pick<SiteDeps, 'content'>>

/**
 * Opens the database, applies missing migrations, seeds a new one with the sample content and starts the jobs.
 * @throws Error with a sentence if the content, the database or the data folder cannot be used
 */
export function openSite(config: Config, own: OwnDeps): Promise<Site> {
  return open(config, own).catch((error: unknown) => {
    throw storageError(error, config.dataDir)
  })
}

async function open(config: Config, own: OwnDeps): Promise<Site> {
  const newId = own.newId ?? (() => v7())
  let isOpen = false
  // A start that fails says why itself.
  const warnOnceOpen = (what: string) => {
    const warn = warnAtIntervals(what)
    return (error: Unavailable) => isOpen && warn(error)
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
    const { installationId, secrets, defaults } = await migrate(
      database,
      all,
      clock(),
      async (transaction) => {
        await rejectUnfinishedCopy(transaction)
        const installationId = await bindDataFolder(transaction, storage, config)
        const secrets = await openSecrets(transaction, config, { clock, newId })
        await encryptSecrets(transaction, secrets)
        const sample = await rememberSample(transaction, config.sample)
        const begun = sample === 'none' ? own.blankContent?.() : null
        const { posts, ...defaults } = begun ?? own.content
        await seedSamples(transaction, posts, { clock, newId })
        return { installationId, secrets, defaults }
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
    const opened = { store, content, storage, files, media, secrets, metrics, clock, newId }
    const deps = await createDeps(config, opened, own)
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
