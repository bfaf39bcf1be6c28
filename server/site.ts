import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import { v7 } from 'uuid'
import type { Services } from '#app/services.ts'
import { ensureOwner } from './accounts/ensure-owner.ts'
import { firstLink } from './accounts/first-link.ts'
import { type Admin, createAdmin } from './admin.ts'
import { createApi } from './api.ts'
import type { AdminVisit } from './back-office/admin-pages.ts'
import { createDuePosts, type DuePosts } from './blog/due-posts.ts'
import { createChore } from './chore.ts'
import type { Config } from './config.ts'
import { createContent } from './content/content.ts'
import { type ImportModule, readDefaultContent } from './content/defaults.ts'
import { migrate, readMigrations } from './db/migrate.ts'
import { openDatabase } from './db/open-database.ts'
import { openFileStore } from './files/file-store.ts'
import { createInspector } from './files/inspect-file.ts'
import { sweepFiles } from './files/sweep-files.ts'
import type { ApiEnv } from './http/api-env.ts'
import { clientAddress, type NodeBindings } from './http/client-address.ts'
import { indexOldLeads } from './leads/index-leads.ts'
import { newReference } from './leads/reference.ts'
import { createLimits, type Figures } from './limits/limits.ts'
import type { RenderMail } from './mail/compose.ts'
import type { Mailer } from './mail/mailer.ts'
import { openMediaStore } from './media/media-store.ts'
import { createPress, type Press } from './media/press.ts'
import { createServeMedia, type ServeMedia } from './media/serve-media.ts'
import { sweepMedia } from './media/sweep-media.ts'
import { createMissingLog } from './missing-pages/missing-log.ts'
import type { Client, Clock, NewId, NewReference, Parts, Report } from './parts.ts'
import { createPostman, type Postman } from './postman.ts'
import { emptyTrash } from './posts/empty-trash.ts'
import { fillAdminSearch } from './posts/fill-admin-search.ts'
import { previewServices } from './preview/preview-services.ts'
import { keepRetention } from './privacy/keep-retention.ts'
import { servicesFor } from './public-services.ts'
import { reportToConsole } from './report.ts'
import { installSamples } from './sample-content/install.ts'
import type { HeaderSet } from './security/response-headers.ts'
import { type PublicAddress, publicAddresses } from './sitemap/public-addresses.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** More minutes after 1970 than this software will see (the year 2160). */
const MINUTES_MAX = 100_000_000

const contentFolder = fileURLToPath(new URL('../content', import.meta.url))

/** The whole server behind its transports: the API, and the services that the screens are given. */
export type Site = {
  /** The routes of the API; their paths begin with /api. */
  api: Hono<ApiEnv>
  servicesFor(client: Client): Services
  /** Services that show the draft of a preview's token; null where the token is over or not ours. */
  previewServices(token: string): Promise<Services | null>
  /** The pictures of the media library, with the given headers. */
  serveMedia(headers: HeaderSet): ServeMedia
  /** One request to the back office. */
  visitAdmin(request: Request, client: Client): Promise<AdminVisit>
  /** Who asks, by the connection and by as many proxies as the settings trust. */
  clientOf(headers: Headers, bindings: NodeBindings | undefined): Client
  /** Changes when the pages may: with every publish, every post that becomes due and every day (UTC). */
  contentVersion(): number
  /** Every path that a search engine should know of. */
  addresses(): Promise<PublicAddress[]>
  /** Asks the database for the content version, as the site does every second by itself. */
  refreshContent(): Promise<void>
  /** Removes what a crash left among the files, as the site does at start and every hour by itself. */
  sweepFiles(): Promise<void>
  /** Erases leads by their age where today nobody has, as the site does at start and every hour by itself. */
  keepRetention(): Promise<void>
  /** Sends what is due in the outbox, as the site does every second by itself. */
  sendOutbox(): Promise<void>
  /** Path of a new one-time link to the first account, for the console; null where there is an account. */
  firstLink(): Promise<string | null>
  /** Remembers a page that somebody asked for and that is not there. */
  noteMissing(request: Request, path: string): void
  /** Writes down what was remembered so, as the site does every five seconds by itself. */
  writeMissing(): Promise<void>
  /** Lets the work at hand finish and closes the database. */
  close(): Promise<void>
}

type Repeat = (work: () => unknown, every: number) => NodeJS.Timeout | undefined

/** What tests and the development server hand in instead of the real thing. */
export type SiteParts = Partial<{
  clock: Clock
  newId: NewId
  newReference: NewReference
  report: Report
  figures: Partial<Figures>
  contentFolder: string
  importModule: ImportModule
  renderMail: RenderMail
  /** Renders a page once with these services, before something is published; answers the errors met on the way. */
  tryPage: (services: Services, path: string) => Promise<unknown[]>
  press: Press
  /** In place of the one that SMTP_URL names. */
  mailer: Mailer
  /** In place of setInterval, for what the site does again and again by itself. */
  repeat: Repeat
}>

/**
 * Opens the database, brings it up to date, fills a new one with the sample content and sweeps what a crash left.
 * @throws Error with a sentence when content, database or data folder cannot be used.
 */
export async function openSite(config: Config, own: SiteParts = {}): Promise<Site> {
  const clock = own.clock ?? (() => new Date())
  const newId = own.newId ?? (() => v7())
  const defaults = await readDefaultContent(own.contentFolder ?? contentFolder, own.importModule)
  const database = await openDatabase(config)
  try {
    await migrate(database, await readMigrations(), clock(), async (transaction) => {
      await fillAdminSearch(transaction)
      await installSamples(transaction, defaults, { clock, newId })
      await indexOldLeads(transaction)
    })
    const { store } = database
    const files = await openFileStore(join(config.dataDir, 'files'), { clock, newId })
    const media = await openMediaStore(join(config.dataDir, 'media'), { clock, newId })
    const content = createContent(defaults, store)
    await content.refresh()
    const duePosts = createDuePosts(store, clock)
    await duePosts.refresh()
    const parts: Parts = {
      store,
      content,
      files,
      inspector: createInspector(),
      media,
      press: own.press ?? createPress(),
      limits: createLimits(own.figures),
      clock,
      newId,
      newReference: own.newReference ?? newReference,
      report: own.report ?? reportToConsole,
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
    return await assemble(config, parts, admin, duePosts, postman, {
      repeat: own.repeat ?? setInterval,
      closeDatabase: database.close,
    })
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Whom previews are rendered for. */
const everybody: Client = { address: '0.0.0.0' }

async function assemble(
  config: Config,
  parts: Parts,
  admin: Admin,
  duePosts: DuePosts,
  postman: Postman,
  { repeat, closeDatabase }: { repeat: Repeat; closeDatabase: () => Promise<void> },
): Promise<Site> {
  // A database that is away for a moment must not take the pages with it: the last version stands.
  const refreshContent = () =>
    Promise.all([parts.content.refresh(), duePosts.refresh()]).then(
      () => {},
      () => {},
    )
  const missing = createMissingLog(parts, config.siteUrl)
  const { report } = parts
  const sweep = createChore(report, async () => {
    await sweepFiles(parts)
    await sweepMedia(parts)
  })
  const trash = createChore(report, () => emptyTrash(parts))
  const retention = createChore(report, () => keepRetention(parts))
  await sweep.run()
  await trash.run()
  void retention.run()
  void postman.work()
  const timers = [
    repeat(refreshContent, SECOND),
    repeat(postman.work, SECOND),
    repeat(missing.flush, 5 * SECOND),
    repeat(sweep.run, HOUR),
    repeat(trash.run, HOUR),
    repeat(retention.run, HOUR),
  ]
  for (const timer of timers) timer?.unref()
  const clientOf: Site['clientOf'] = (headers, bindings) => ({
    address: clientAddress(headers, bindings, config.trustedProxies),
  })
  return {
    api: createApi(parts, clientOf),
    servicesFor: (client) => servicesFor(parts, client, config, admin.nobody),
    previewServices: (token) =>
      previewServices(parts, token, (own) => servicesFor(own, everybody, config, admin.nobody)),
    visitAdmin: (request, client) =>
      admin.visit(request, client, (own) => servicesFor(parts, client, config, own)),
    serveMedia: (headers) => createServeMedia(parts, headers),
    clientOf,
    contentVersion: () => pageVersion(parts.content.version(), duePosts.newest(), parts.clock()),
    addresses: () => publicAddresses(parts),
    refreshContent,
    sweepFiles: sweep.run,
    keepRetention: retention.run,
    sendOutbox: postman.work,
    firstLink: () => firstLink(parts),
    noteMissing: missing.note,
    writeMissing: missing.flush,
    async close() {
      for (const timer of timers) clearInterval(timer)
      await postman.stop()
      await Promise.all([sweep, trash, retention].map((chore) => chore.idle()))
      await missing.flush()
      await closeDatabase()
    },
  }
}

/** A new day is a new version of every page, as openings close by their date; so is a post whose minute has come. */
function pageVersion(content: number, newestPost: number, now: Date) {
  const day = Math.floor(now.getTime() / DAY) * DAY
  return content * MINUTES_MAX + Math.floor(Math.max(day, newestPost) / MINUTE)
}
