import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { v7 } from 'uuid'
import { ensureOwner } from './accounts/ensure-owner.ts'
import { createAdmin } from './admin.ts'
import { assembleSite } from './assemble-site.ts'
import { createDuePosts } from './blog/due-posts.ts'
import { createMarkdown } from './blog/markdown.ts'
import type { Config } from './config.ts'
import { createContent } from './content/content.ts'
import { readDefaultContent } from './content/defaults.ts'
import { migrate, readMigrations } from './db/migrate.ts'
import { openDatabase } from './db/open-database.ts'
import { storageFault } from './db/storage-fault.ts'
import { openFileStore } from './files/file-store.ts'
import { createInspector } from './files/inspect-file.ts'
import { createVirusScanner } from './files/virus-scanner.ts'
import {
  bindDataFolder,
  refuseLostDatabase,
  writeFolderId,
} from './installation/bind-data-folder.ts'
import { openSecrets } from './installation/secrets.ts'
import { indexOldLeads } from './leads/index-leads.ts'
import { newReference } from './leads/reference.ts'
import { createLimits } from './limits/limits.ts'
import { createTraffic } from './limits/traffic.ts'
import { openMediaStore } from './media/media-store.ts'
import { createPress } from './media/press.ts'
import type { Parts } from './parts.ts'
import { createPostman } from './postman.ts'
import { fillAdminSearch } from './posts/fill-admin-search.ts'
import { everybody, servicesFor } from './public-services.ts'
import { logToConsole, reportToConsole } from './report.ts'
import { installSamples } from './sample-content/install.ts'
import type { Site, SiteParts } from './site.ts'
import { createUploads, freeSpaceOf } from './uploads/uploads.ts'

const contentFolder = fileURLToPath(new URL('../content', import.meta.url))

/**
 * Opens the database, brings it up to date, fills a new one with the sample content and sweeps what a crash left.
 * @throws Error with a sentence when content, database or data folder cannot be used.
 */
export function openSite(config: Config, own: SiteParts = {}): Promise<Site> {
  return open(config, own).catch((error: unknown) => {
    throw storageFault(error, config.dataDir)
  })
}

async function open(config: Config, own: SiteParts): Promise<Site> {
  const clock = own.clock ?? (() => new Date())
  const newId = own.newId ?? (() => v7())
  const defaults = await readDefaultContent(own.contentFolder ?? contentFolder, own.importModule)
  await refuseLostDatabase(config)
  const database = await openDatabase(config, own.lockWait)
  try {
    const all = await readMigrations()
    const { installationId, secrets } = await migrate(
      database,
      all,
      clock(),
      async (transaction) => {
        const installationId = await bindDataFolder(transaction, config)
        const secrets = await openSecrets(transaction, config, { clock, newId })
        await fillAdminSearch(transaction)
        await installSamples(transaction, defaults, { clock, newId })
        await indexOldLeads(transaction)
        return { installationId, secrets }
      },
    )
    await writeFolderId(config.dataDir, installationId)
    const { store } = database
    const files = await openFileStore(join(config.dataDir, 'files'), {
      clock,
      newId,
      disk: own.disk,
    })
    const media = await openMediaStore(join(config.dataDir, 'media'), { clock, newId })
    const content = createContent(defaults, store)
    await content.refresh()
    const duePosts = createDuePosts(store, clock)
    await duePosts.refresh()
    const report = own.report ?? reportToConsole
    const log = own.log ?? logToConsole
    const freeSpace = own.freeSpace ?? freeSpaceOf(config.dataDir)
    const parts: Parts = {
      store,
      content,
      files,
      inspector: createInspector(),
      markdown: createMarkdown(report, own.markdownThreads),
      scanner: config.clamav && createVirusScanner(config.clamav),
      uploads: createUploads(config, { clock, log, freeSpace }),
      media,
      secrets,
      press: own.press ?? createPress(),
      limits: createLimits(own.figures, clock),
      traffic: createTraffic({ clock, log }),
      clock,
      newId,
      newReference: own.newReference ?? newReference,
      report,
      log,
      visitorMailPerDay: config.visitorMailPerDay,
      tryPage: async (other, path) => {
        const trial = { ...parts, content: other }
        return (
          (await own.tryPage?.(servicesFor(trial, everybody, config, admin.nobody), path)) ?? []
        )
      },
    }
    const postman = createPostman(config, parts, own)
    const admin = await createAdmin(config, parts, database, postman.mail)
    await ensureOwner(config, parts)
    return await assembleSite(config, parts, {
      admin,
      duePosts,
      postman,
      repeat: own.repeat ?? setInterval,
      closeDatabase: database.close,
    })
  } catch (error) {
    await database.close()
    throw error
  }
}
