import {
  auditExportPath,
  automaticHtmlPath,
  backupPath,
  insightDaysPath,
  insightExportPath,
  insightSpeedPath,
  issueHtmlPath,
  leadExportPath,
  leadFilePath,
  messageHtmlPath,
  newsletterPaths,
  privacyExportPath,
  redirectPaths,
  restExportPath,
} from '#model/admin-paths.ts'
import { type Download, downloadResponse } from '#server/actions/download.ts'
import type { AdminServices } from '#server/admin-actions.ts'

/** An admin URL that returns a file. */
type Route = {
  /** May contain `:id`. */
  path: string
  answer(admin: AdminServices, query: Record<string, string>, id: string): Promise<Download>
}

const routes: Route[] = [
  { path: leadExportPath, answer: ({ leads }, query) => leads.exportCsv(query) },
  { path: leadFilePath(':id'), answer: ({ leads }, _, key) => leads.downloadFile({ key }) },
  { path: automaticHtmlPath, answer: ({ mail }, query) => mail.automaticHtml(query) },
  { path: messageHtmlPath(':id'), answer: ({ mail }, _, id) => mail.html({ id }) },
  { path: insightExportPath, answer: ({ insights }, query) => insights.export(query) },
  { path: insightDaysPath, answer: ({ insights }, query) => insights.exportDays(query) },
  { path: insightSpeedPath, answer: ({ insights }, query) => insights.exportSpeed(query) },
  { path: auditExportPath, answer: ({ audit }, query) => audit.export(query) },
  { path: privacyExportPath, answer: ({ privacy }, query) => privacy.export(query) },
  { path: backupPath(':id'), answer: ({ system }, _, name) => system.downloadBackup({ name }) },
  { path: restExportPath(':id'), answer: ({ issues }, _, id) => issues.exportRest({ id }) },
  { path: issueHtmlPath(':id'), answer: ({ issues }, _, id) => issues.html({ id }) },
  { path: redirectPaths.export, answer: ({ content }) => content.exportRedirects({}) },
  {
    path: newsletterPaths.suppressedExport,
    answer: ({ bounces }, query) => bounces.export(query),
  },
  { path: newsletterPaths.export, answer: ({ newsletter }, query) => newsletter.export(query) },
]

const patterns = routes.map(({ path, answer }) => ({
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(':id', '([^/]+)')}$`),
  answer,
}))

/** The file at this address, or null if it is a page. A denied action returns its error response. */
export function adminDownload(request: Request, admin: AdminServices): Promise<Response> | null {
  const { pathname, searchParams } = new URL(request.url)
  for (const { pattern, answer } of patterns) {
    const found = pattern.exec(pathname)
    if (!found) continue
    return answer(admin, Object.fromEntries(searchParams), found[1] ?? '').then(
      downloadResponse,
      (error: unknown) => {
        if (error instanceof Response) return error
        throw error
      },
    )
  }
  return null
}
