import { RETRY_AFTER, Unavailable } from '#server/platform/http/unavailable.ts'
import type { Report } from '#server/platform/runtime.ts'
import { PageError, reportErrors } from './page-error.ts'
import type { PageRequest, RenderedPage, RenderPage } from './render-page.ts'

/** Statuses of a form that cannot be stored now: unavailable, or the disk is full. */
const LATER = [503, 507]

/** `isData` marks a request of React Router's client for data, whose errors are not pages. */
export type PageTask = PageRequest & { path: string; isData?: boolean }

/**
 * Renders one page and reports its errors once. React Router's own error page counts as a page.
 * @throws PageError if there is nothing to show
 * @throws Unavailable if there is nothing to show because the database is unavailable; if there is a page, its status
 * is 503
 */
export async function renderAndReport(
  { path, isData = false, ...asked }: PageTask,
  render: RenderPage,
  report: Report,
): Promise<RenderedPage> {
  const { request } = asked
  // An aborted request is not an error of ours.
  const reportAll = (errors: readonly unknown[]) =>
    request.signal.aborted ? 'left' : reportErrors(report, path, errors)
  const page = await render(asked).catch((error: unknown) => {
    if (error instanceof Unavailable) throw error
    throw new PageError(reportAll([error]))
  })
  const failed = page.status >= 500
  if (!failed && page.errors.length === 0) return page
  const [first] = page.errors
  if (page.errors.every((error) => error instanceof Unavailable)) {
    if (!failed) return page
    if (first && !isData && !isHtml(page)) throw first
    if (first || LATER.includes(page.status)) return laterPage(page)
  }
  const reference = reportAll(page.errors)
  if (failed && !isData && !isHtml(page)) throw new PageError(reference)
  return page
}

function laterPage(page: RenderedPage): RenderedPage {
  const headers = new Headers(page.headers)
  if (!headers.has('Retry-After')) headers.set('Retry-After', String(RETRY_AFTER))
  return { ...page, status: page.status === 507 ? 507 : 503, headers }
}

function isHtml(page: RenderedPage) {
  return page.headers.get('Content-Type')?.startsWith('text/html') && page.body.length > 0
}

/** Adds a timeout in milliseconds to a renderer. */
export function renderWithin(milliseconds: number, render: RenderPage): RenderPage {
  return (asked) => {
    const signal = AbortSignal.timeout(milliseconds)
    const { promise: tooLate, reject } = Promise.withResolvers<never>()
    const giveUp = () => reject(new Error(`The page was not ready after ${milliseconds} ms.`))
    signal.addEventListener('abort', giveUp, { once: true })
    const work = render({ ...asked, request: new Request(asked.request, { signal }) })
    return Promise.race([work, tooLate]).finally(() => signal.removeEventListener('abort', giveUp))
  }
}
