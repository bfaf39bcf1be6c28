import type { Hono } from 'hono'
import type { Services } from '#app/services.ts'
import type { Site as SiteWords } from '#model/content/site.ts'
import type { AdminVisit } from '#server/admin-pages.ts'
import type { HashPassword } from '#server/features/accounts/password-hash.ts'
import type { MarkdownThreads } from '#server/features/blog/markdown-threads.ts'
import type { DefaultContent } from '#server/features/content/defaults.ts'
import type { PublicAddress } from '#server/features/content/sitemap/public-addresses.ts'
import type { ImageProcessor } from '#server/features/media/image-processor.ts'
import type { ServeMedia } from '#server/features/media/serve-media.ts'
import type { Repeat } from '#server/jobs.ts'
import type { Disk } from '#server/platform/files/file-store.ts'
import type { FreeSpace } from '#server/platform/files/upload-quota.ts'
import type { ApiEnv } from '#server/platform/http/api-env.ts'
import type { NodeBindings } from '#server/platform/http/client-address.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { RenderMail } from '#server/platform/mail/compose.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { Client, Clock, Log, NewId, NewReference, Report } from '#server/platform/runtime.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'

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
  /** Counts a page that had to be rendered for this client. @throws HttpError 429 beyond the limit. */
  countPage(client: Client): Promise<void>
  /** False while the database could not be asked of late; costs nothing. */
  isDatabaseUp(): boolean
  /** Every path that a search engine should know of. */
  addresses(): Promise<PublicAddress[]>
  /** The agency's own words, as published. */
  words(): Promise<SiteWords>
  clock: Clock
  /** Asks the database for the content version, as the site does every second by itself. */
  refreshContent(): Promise<void>
  /** Removes what a crash left among the files, as the site does at start and every hour by itself. */
  sweepFiles(): Promise<void>
  /** Erases leads by their age where today nobody has, as the site does at start and every hour by itself. */
  applyRetention(): Promise<void>
  /** Sends what is due in the outbox, as the site does every second by itself. */
  sendOutbox(): Promise<void>
  /** Path of a new one-time link to the first account, for the console; null where there is an account. */
  firstLink(): Promise<string | null>
  /** Remembers a page that somebody asked for and that is not there. */
  noteNotFound(request: Request, path: string): void
  /** Writes down what was remembered so, as the site does every five seconds by itself. */
  flushNotFound(): Promise<void>
  /** Lets the work at hand finish and closes the database. */
  close(): Promise<void>
}

/** What tests and the development server hand in instead of the real thing. */
export type SiteDeps = Partial<{
  clock: Clock
  newId: NewId
  newReference: NewReference
  report: Report
  log: Log
  freeSpace: FreeSpace
  disk: Disk
  figures: Partial<RateLimits>
  /** Instead of what the folder content/ holds. */
  content: DefaultContent
  renderMail: RenderMail
  /** Renders a page once with these services, before something is published; answers the errors met on the way. */
  dryRun: (services: Services, path: string) => Promise<unknown[]>
  hashPassword: HashPassword
  imageProcessor: ImageProcessor
  markdownThreads: MarkdownThreads
  /** Milliseconds that a write waits for others. */
  lockWait: number
  /** In place of the one that SMTP_URL names. */
  mailer: Mailer
  /** In place of setInterval, for what the site does again and again by itself. */
  repeat: Repeat
}>
