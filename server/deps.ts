import type { HashPassword } from '#server/features/accounts/password-hash.ts'
import type { Content } from '#server/features/content/content.ts'
import type { CountStreams } from '#server/features/dashboard/counts/count-streams.ts'
import type { Insights } from '#server/features/insights/insights.ts'
import type { EmailPictureFiles } from '#server/features/media/email-pictures.ts'
import type { ImageProcessor } from '#server/features/media/image-processor.ts'
import type { MediaStore } from '#server/features/media/media-store.ts'
import type { Backups } from '#server/features/system/backup/backups.ts'
import type { Store } from '#server/platform/db/schema.ts'
import type { ResolveTxt } from '#server/platform/dns.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import type { FileInspector } from '#server/platform/files/inspect-file.ts'
import type { Uploads } from '#server/platform/files/upload-quota.ts'
import type { VirusScanner } from '#server/platform/files/virus-scanner.ts'
import type { FetchPublic } from '#server/platform/http/fetch-public.ts'
import type { VisitAddress } from '#server/platform/http/visit-address.ts'
import type { Secrets } from '#server/platform/installation/secrets.ts'
import type { Limits } from '#server/platform/limits/rate-limits.ts'
import type { Traffic } from '#server/platform/limits/traffic.ts'
import type { Mailbox } from '#server/platform/mail/email-template.ts'
import type { OpenMail } from '#server/platform/mail/open-mail.ts'
import type { ReplyAddresses } from '#server/platform/mail/reply-addresses.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'
import type { MailOfDay } from '#server/platform/outbox/mail-of-day.ts'
import type { Clock, Log, NewId, NewReference, Report } from '#server/platform/runtime.ts'
import type { ObjectStorage } from '#server/platform/storage/storage.ts'
import type { Markdown } from './features/markdown/markdown.ts'

/** The server's dependencies; tests pass their own clock, ids and limits. */
export type Deps = {
  store: Store
  content: Content
  /** Where the files of `files` and `media` are. */
  storage: ObjectStorage
  files: FileStore
  inspector: FileInspector
  markdown: Markdown
  /** null where no virus scanner is set. */
  scanner: VirusScanner | null
  uploads: Uploads
  media: MediaStore
  imageProcessor: ImageProcessor
  emailPictures: EmailPictureFiles
  backups: Backups
  insights: Insights
  /** The admin's streams of counts. */
  countStreams: CountStreams
  limits: Limits
  traffic: Traffic
  /** null where METRICS_TOKEN is not set. */
  metrics: Metrics | null
  secrets: Secrets
  hashPassword: HashPassword
  clock: Clock
  newId: NewId
  newReference: NewReference
  report: Report
  log: Log
  mailOfDay: MailOfDay
  openMail: OpenMail
  /** null where no mail is received. */
  replyAddresses: ReplyAddresses | null
  /** Who sends all mail, if not the site’s name and address. */
  sender: Mailbox | null
  /** What the sender of received mails signs with; null: none are taken by HTTP. */
  mailSecret: string | null
  dryRun: DryRun
  renderPage: RenderDraft
  resolveTxt: ResolveTxt
  visitAddress: VisitAddress
  fetchPublic: FetchPublic
}

/** A page with this content, for its editor; `marked`: with a mark where each section begins. */
export type RenderDraft = (
  content: Content,
  path: string,
  view: 'editor' | 'marked',
) => Promise<{ status: number; html: string }>

/** Renders a page once with this content, discards it and returns the errors met. */
export type DryRun = (content: Content, path: string) => Promise<unknown[]>
