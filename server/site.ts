import type { Hono } from 'hono'
import type { Services } from '#app/services.ts'
import type { FeedName } from '#model/alternate-paths.ts'
import { atDeskSince } from '#model/content/at-desk.ts'
import { paths, personalPaths } from '#model/paths.ts'
import type { Admin } from '#server/admin.ts'
import type { AdminVisit } from '#server/admin-pages.ts'
import { createApi } from '#server/api.ts'
import type { Deps } from '#server/deps.ts'
import { firstLink } from '#server/features/accounts/first-owner.ts'
import type { OpenProgram } from '#server/features/assistants/program.ts'
import { createServeMcp, type ServeMcp } from '#server/features/assistants/serve-mcp.ts'
import { shareTitle } from '#server/features/brand/share-title.ts'
import { createPurge } from '#server/features/cdn/purge.ts'
import type { Content } from '#server/features/content/content.ts'
import { previewServices } from '#server/features/content/preview/preview-services.ts'
import {
  type PublicAddress,
  publicAddresses,
} from '#server/features/content/sitemap/public-addresses.ts'
import type { Feed } from '#server/features/feeds/feed.ts'
import { readFeed } from '#server/features/feeds/read-feed.ts'
import { createFontFiles, type FontFiles } from '#server/features/fonts/font-files.ts'
import { instanceProof } from '#server/features/go-live/instance-proof.ts'
import { createAnnouncer } from '#server/features/index-now/announce-changes.ts'
import { indexNowKey } from '#server/features/index-now/key.ts'
import { createNoteViews, type NoteViews } from '#server/features/insights/note-views.ts'
import type { Markdown } from '#server/features/markdown/markdown.ts'
import { createServeMedia, type ServeMedia } from '#server/features/media/serve-media.ts'
import { createClickLog } from '#server/features/newsletter/clicks/click-log.ts'
import { followLink } from '#server/features/newsletter/clicks/follow-link.ts'
import { createNotFoundLog } from '#server/features/not-found/not-found-log.ts'
import { noteOfferView } from '#server/features/offers/note-offer-view.ts'
import { type Outline, readOutline } from '#server/features/plain-pages/outline.ts'
import { createReadiness, type Readiness } from '#server/features/system/readiness.ts'
import { type Jobs, type Repeat, startJobs } from '#server/jobs.ts'
import type { Outbound } from '#server/outbound.ts'
import type { SharedClock } from '#server/platform/clock/shared-clock.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Database } from '#server/platform/db/open-database.ts'
import type { ApiEnv } from '#server/platform/http/api-env.ts'
import { type CachedLists, createCachedLists } from '#server/platform/http/cached-lists.ts'
import { type ClientOf, clientAddress } from '#server/platform/http/client-address.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'
import {
  anonymousClient,
  type Client,
  type Clock,
  type SiteSettings,
} from '#server/platform/runtime.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import { servicesFor } from '#server/public-services.ts'

/** The open site, as HTTP, pages and tests use it. */
export type Site = Jobs & {
  /** The routes of the API; their paths begin with /api. */
  api: Hono<ApiEnv>
  /** The API's response for this path and query if it is cached. */
  findList: CachedLists['find']
  servicesFor(client: Client): Services
  /** Services with the draft of a preview token; null if the token is invalid or has ended, or is for another session. */
  previewServices(token: string, request: Request, client: Client): Promise<Services | null>
  /** Serves the pictures of the media library with these headers. */
  serveMedia(headers: HeaderSet): ServeMedia
  /** One request to the admin. */
  visitAdmin(request: Request, client: Client): Promise<AdminVisit>
  /** Serves assistants with these headers. */
  serveMcp(headers: HeaderSet): ServeMcp
  clientOf: ClientOf
  /** Changes whenever pages may: with each publish, each post that becomes due and each day (UTC). */
  contentVersion(): number
  /** Counts a page rendered for this client. @throws HttpError 429 above the limit */
  countPage(client: Client): Promise<void>
  /** Counts a picture drawn for this client. @throws HttpError 429 above the limit */
  countDrawing(client: Client): Promise<void>
  /** False if the database has not answered lately. Does no I/O. */
  isDatabaseUp(): boolean
  /** What this server needs to take requests, found lately. Does no I/O. */
  readiness(): Readiness
  /** From now on it is not ready, and has no open streams. */
  announceStop(): void
  /** null where METRICS_TOKEN is not set. */
  metrics: Metrics | null
  /** Every path that search engines should know. */
  addresses(): Promise<PublicAddress[]>
  /** What the site offers to read; null if it is not to be listed. */
  outline(): Promise<Outline | null>
  /** The newest entries of a part of the site; null while it is off. */
  feed(name: FeedName): Promise<Feed | null>
  plainPage: Markdown['page']
  /** The title of the page whose share picture is at a path; null if there is none. */
  shareTitle(path: string): Promise<string | null>
  /** The fonts that were uploaded. */
  fonts: FontFiles
  content: SiteSettings & Pick<Content, 'theme' | 'defaults' | 'language'>
  clock: Clock
  /** What search engines know announcements of the site by; null unless it sends them. */
  indexNowKey(): Promise<string | null>
  /** Answers a token with what only this installation knows. */
  proveInstance(token: string): string
  /** Path of a new one-time link to create the first account; null if there is an account. */
  firstLink(): Promise<string | null>
  /** Records a request for a page that does not exist. */
  noteNotFound(request: Request, path: string): void
  noteView: NoteViews['noteView']
  noteCachedView: NoteViews['noteCachedView']
  /** Stops the jobs and closes the database. */
  close(): Promise<void>
  sendOutbox(): Promise<void>
  notePurge(): Promise<void>
  flushNotFound(): Promise<void>
  /** Where a link of a newsletter issue leads; null if there is none. */
  followLink(request: Request, place: { id: string; number: string }): Promise<string | null>
  flushClicks(): Promise<void>
  flushInsights(): Promise<void>
}

type SiteParts = {
  openAdmin(readiness: () => Readiness): Promise<Admin>
  outbound: Outbound
  repeat: Repeat
  database: Pick<Database, 'isInPlace' | 'close'>
  adjustClock: SharedClock['adjust']
}

/** Starts the background jobs. */
export async function startSite(
  config: Config,
  deps: Deps,
  { openAdmin, outbound, repeat, database, adjustClock }: SiteParts,
): Promise<Site> {
  const notFound = createNotFoundLog(deps, config.siteUrl)
  const clicks = createClickLog(deps)
  const readiness = createReadiness(config, deps)
  const contentVersion = () => pageVersion(deps)
  const purge = createPurge(config, { ...deps, contentVersion })
  const { isInPlace } = database
  const services = {
    purge,
    announceChanges: createAnnouncer(config, { ...deps, contentVersion }),
    outbound,
    notFound,
    clicks,
    readiness,
    repeat,
    isInPlace,
    adjustClock,
    imap: config.inbox?.imap ?? null,
  }
  const { stop, ...jobs } = await startJobs(deps, services)
  const clientOf: ClientOf = (headers, bindings) => {
    if (config.trustedProxies === 0) deps.traffic.noteHeaders(headers)
    return { address: clientAddress(headers, bindings, config.trustedProxies) }
  }
  const lists = createCachedLists(contentVersion)
  const openProgram: OpenProgram = async (request, client) =>
    (await openAdmin(readiness.found)).openProgram(request, client)
  const noteViews = createNoteViews(config, deps)
  let isStopping = false
  return {
    ...jobs,
    api: createApi(deps, clientOf, lists, openProgram, config),
    serveMcp: createServeMcp(deps, openProgram, config.siteUrl),
    findList: lists.find,
    servicesFor: (client) => servicesFor(deps, client, config),
    previewServices: (token, request, client) =>
      previewServices(deps, token, {
        servicesOf: (previewed) => servicesFor(previewed, anonymousClient, config),
        readSession: async () => (await openAdmin(readiness.found)).readSession(request, client),
      }),
    visitAdmin: async (request, client) =>
      (await openAdmin(readiness.found)).visit(request, client),
    serveMedia: (headers) => createServeMedia(deps, headers),
    clientOf,
    countPage: (client) => deps.limits.count('pages', client),
    countDrawing: (client) => deps.limits.count('drawings', client),
    contentVersion,
    content: deps.content,
    clock: deps.clock,
    indexNowKey: () => indexNowKey(deps),
    proveInstance: (token) => instanceProof(deps.secrets, token),
    readiness: () => ({ ...readiness.found(), ...(isStopping && { server: 'stopping' as const }) }),
    announceStop() {
      isStopping = true
      // They would keep the server from stopping.
      deps.countStreams.close()
    },
    metrics: deps.metrics,
    addresses: () => publicAddresses(deps),
    outline: () => readOutline(deps),
    feed: (name) => readFeed(deps, name),
    plainPage: deps.markdown.page,
    shareTitle: (path) => shareTitle(deps, path),
    fonts: createFontFiles(deps),
    sendOutbox: outbound.work,
    notePurge: purge.noteVersion,
    firstLink: () => firstLink(deps),
    noteNotFound: notFound.note,
    flushNotFound: notFound.flush,
    followLink: (request, place) => followLink({ ...deps, clicks }, request, place),
    flushClicks: clicks.flush,
    ...noteViews,
    noteView(request, path, client) {
      if (path === paths.offer) return noteOfferView(deps, request)
      if (!personalPaths.has(path)) return noteViews.noteView(request, path, client)
    },
    flushInsights: deps.insights.flush,
    async close() {
      deps.countStreams.close()
      await stop()
      await database.close()
    },
  }
}

/** More minutes than will have passed since 1970 by the year 2160. */
const MINUTES_MAX = 100_000_000

/**
 * Combines the content version with the minute since which pages say the same: job openings close by date, and during the
 * day somebody else is at the desk.
 */
function pageVersion({ content, clock }: Deps) {
  return content.version() * MINUTES_MAX + atDeskSince(content.current(), clock())
}
