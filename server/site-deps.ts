import type { Services } from '#app/services.ts'
import type { HashPassword } from '#server/features/accounts/password-hash.ts'
import type { DefaultContent } from '#server/features/content/defaults.ts'
import type { ImageProcessor } from '#server/features/media/image-processor.ts'
import type { RunBackup } from '#server/features/system/backup/backup-process.ts'
import type { Repeat } from '#server/jobs.ts'
import type { ResolveTxt } from '#server/platform/dns.ts'
import type { FreeSpace } from '#server/platform/files/upload-quota.ts'
import type { FetchPublic } from '#server/platform/http/fetch-public.ts'
import type { VisitAddress } from '#server/platform/http/visit-address.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { RenderPage, RenderThemedMail } from '#server/platform/rendering/render-page.ts'
import type { Clock, Log, NewId, NewReference, Report } from '#server/platform/runtime.ts'
import type { Disk } from '#server/platform/storage/disk-storage.ts'
import type { MarkdownThreads } from './features/markdown/markdown-threads.ts'

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
  /** What the folder content/ holds. */
  content: DefaultContent
  /** Loads what an installation without the sample begins with, if there is such content. */
  blankContent: () => DefaultContent | null
  renderMail: RenderThemedMail
  /** Renders a page once before something is published; returns the errors met. */
  dryRun: (services: Services, path: string) => Promise<unknown[]>
  /** Renders a page of a draft for its editor. */
  renderPage: RenderPage
  imageProcessor: ImageProcessor
  markdownThreads: MarkdownThreads
  runBackup: RunBackup
  /** Milliseconds that a write waits for others. */
  lockWait: number
  /** Instead of the one for SMTP_URL. */
  mailer: Mailer
  /** Milliseconds until another server sends what a dead one had claimed. */
  claimTime: number
  /** Asks the DNS. */
  resolveTxt: ResolveTxt
  /** Visits the site's own public address. */
  visitAddress: VisitAddress
  /** Fetches pictures of an old site. */
  fetchPublic: FetchPublic
  /** Instead of setInterval, for the background jobs. */
  repeat: Repeat
}>
