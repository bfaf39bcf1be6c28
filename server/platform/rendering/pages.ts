import type { Services } from '#app/services.ts'
import { message } from '#model/language/message.ts'
import { isAdminPath } from '#model/paths.ts'
import {
  bodyOf,
  type CachedResponse,
  createCachedResponse,
} from '#server/platform/http/cached-response.ts'
import { HttpError } from '#server/platform/http/problem.ts'
import { respondWith } from '#server/platform/http/send-cached.ts'
import { createWorkQueue, type QueueLimits } from '#server/platform/http/work-queue.ts'
import { anonymousClient, type Client, type Report } from '#server/platform/runtime.ts'
import { framedPolicy, type PagePolicy } from '#server/platform/security/content-security-policy.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import { applyHeaders } from './apply-headers.ts'
import { createCachedPages } from './cached-pages.ts'
import { errorLook, errorPage } from './error-page.ts'
import { createKnownPaths } from './known-paths.ts'
import { documentPath, readPageAddress, readPostId } from './page-address.ts'
import { failurePage, PageError, refusalPage, reportErrors } from './page-error.ts'
import { PREVIEW_PARAMETER } from './page-query.ts'
import { renderAndReport, renderWithin } from './render-and-report.ts'
import type { RenderedPage, RenderPage } from './render-page.ts'
import { forSharedCaches } from './shared-caches.ts'
import { speculationHeader } from './speculation-rules.ts'

export type PageDeps = {
  servicesFor(client: Client): Services
  /** Services with the draft of a preview token; null if the token is invalid or has ended, or is for another session. */
  previewServices(token: string, request: Request, client: Client): Promise<Services | null>
  contentVersion(): number
  render: RenderPage
  headers: HeaderSet
  policy: PagePolicy
  report: Report
  /** Public origin, or null. Cached pages never contain the Host that a visitor sent. */
  siteUrl: string | null
  /** Seconds that a CDN may keep a page; 0 by default. */
  cdnSeconds?: number
  /** Called for each missing page; must not throw. */
  noteNotFound?(request: Request, path: string): void
  /** Called for each page that a visitor gets; must not throw. */
  noteView?(request: Request, path: string, client: Client): void
  /** Counts a page rendered for this client. @throws HttpError 429 above the limit */
  countPage?(client: Client): Promise<void>
  /** Limits for rendering pages. */
  queue?: QueueLimits
  /** Milliseconds for rendering a page. */
  renderTimeout?: number
  /** Milliseconds without rendering after which a cached page is compressed again, better. */
  quiet?: number
  /** Bytes of the page cache; 0 disables it. */
  maxBytes?: number
}

/** The HTML of a public page, or of what is said in place of one that was withdrawn, or the path where it is now. */
export type ReadPage = { html: string } | { gone: string } | { movedTo: string }

export type Pages = {
  /** Answers public pages and redirects. Never throws. */
  respond(request: Request, client: Client): Promise<Response>
  /** What is at a path; null for a missing page. Counts no visit. Throws as rendering does. */
  read(path: string, client: Client): Promise<ReadPage | null>
  /** The response for this path and query if it is cached. */
  find(target: string): CachedResponse | undefined
}

/** An office behind one address may open this many new pages at once; rendering one takes about 20 milliseconds. */
const pageQueue = { running: 4, waiting: 200, byClient: 30, patience: 3_000, penalty: 2_000 }

/** Forms mostly wait for their senders. */
const formQueue = { running: 200, waiting: 0, byClient: 20, patience: 0, penalty: 2_000 }

export function createPages(deps: PageDeps): Pages {
  const { headers, policy, report } = deps
  const pageHeaders = { ...headers, ...speculationHeader }
  const { sharedHeaders, sharedCacheControl } = forSharedCaches(deps.cdnSeconds)
  const { renderTimeout = 15_000, quiet, maxBytes } = deps
  const origin = deps.siteUrl ?? 'http://localhost'
  const render = renderWithin(renderTimeout, deps.render)
  const services = deps.servicesFor(anonymousClient)
  const knownPaths = createKnownPaths(services)
  const renders = createWorkQueue(deps.queue ?? pageQueue, deps.countPage)
  const forms = createWorkQueue(formQueue, deps.countPage)
  const cached = createCachedPages({
    render: publicPage,
    complete: (page, isShared) =>
      isShared
        ? applyHeaders(page, { ...pageHeaders, ...sharedHeaders }, policy, sharedCacheControl)
        : applyHeaders(page, pageHeaders, policy, ownCacheControl(page)),
    queue: renders,
    quiet,
    maxBytes,
  })
  let lastVersion = 0

  return { respond, read, find: (target) => cached.find(target, contentVersion()) }

  async function respond(request: Request, client: Client) {
    const url = new URL(request.url)
    const version = contentVersion()
    const known = await knownPaths(version)
    const post = readPostId(url, known)
    if (post) return moved(post)
    const address = readPageAddress(url.pathname, known)
    if (address.kind === 'unreadable') return unreadable()
    // However its address is spelled, the admin is never rendered here.
    const isMoved = address.kind === 'moved' || isAdminPath(address.path)
    if (isMoved) return moved(`${address.path}${url.search}`)
    try {
      if (request.method === 'POST') {
        return await forms.run(client, () => formAnswer(address.path, request, client))
      }
      const preview = url.searchParams.get(PREVIEW_PARAMETER)
      if (preview !== null) {
        return await renders.run(client, () => previewPage(address.path, request, client, preview))
      }
      const asked = { path: address.path, query: url.searchParams, version }
      const page = await cached.get(asked, client)
      if (page.status === 404 && isVisit(request)) deps.noteNotFound?.(request, address.path)
      if (page.status === 200 && request.method === 'GET') {
        deps.noteView?.(request, address.path, client)
      }
      return respondWith(page, request)
    } catch (error) {
      if (error instanceof HttpError) return refusalPage(error.answer, headers, await look())
      const reference =
        error instanceof PageError ? error.reference : reportErrors(report, address.path, [error])
      return failurePage(reference, services, headers, await look())
    }
  }

  async function read(path: string, client: Client) {
    const version = contentVersion()
    const address = readPageAddress(path, await knownPaths(version))
    if (address.kind === 'unreadable' || isAdminPath(address.path)) return null
    if (address.kind === 'moved') return { movedTo: address.path }
    const page = await cached.get({ path, query: new URLSearchParams(), version }, client)
    const { Location: movedTo } = page.headers
    if (movedTo) return { movedTo }
    if (page.status !== 200 && page.status !== 410) return null
    const html = new TextDecoder().decode(bodyOf(page, page.variants.identity))
    return page.status === 200 ? { html } : { gone: html }
  }

  function contentVersion() {
    try {
      lastVersion = deps.contentVersion()
    } catch {
      // Pages of the last known version are better than none.
    }
    return lastVersion
  }

  function look() {
    return errorLook(services.content)
  }

  async function unreadable() {
    return errorPage(unreadableAddress, headers, await look())
  }

  function moved(location: string) {
    // Percent-encodes what a header cannot carry.
    const { pathname, search } = new URL(location, origin)
    const own = { 'Cache-Control': 'no-cache', Location: `${pathname}${search}` }
    return new Response(null, { status: 308, headers: { ...headers, ...own } })
  }

  function publicPage(path: string, search: string) {
    const request = new Request(`${origin}${documentPath(path)}${search}`)
    return renderAndReport({ path, request, services }, render, report)
  }

  /** Renders a page with a draft in place of the published content. Not cached, and sends no referrer. */
  async function previewPage(path: string, request: Request, client: Client, token: string) {
    const draft = await deps.previewServices(token, request, client)
    if (!draft) return errorPage(previewEnded, { ...headers, ...previewHeaders }, await look())
    const own = { path, request: ownRequest(path, request), services: draft }
    const page = await renderAndReport(own, render, report)
    const isFramed = draft.settings.view() === 'editor'
    const ownPolicy = isFramed ? framedPolicy(policy) : policy
    const complete = applyHeaders(page, { ...headers, ...previewHeaders }, ownPolicy, PERSONAL)
    return respondWith(await createCachedResponse(complete, { brotli: false }), request)
  }

  /** Renders a form's own POST with the visitor's whole request. Never cached. */
  async function formAnswer(path: string, request: Request, client: Client) {
    const task = {
      path,
      request: ownRequest(path, request),
      services: deps.servicesFor(client),
    }
    const page = await renderAndReport(task, deps.render, report)
    const complete = applyHeaders(page, pageHeaders, policy, 'no-store')
    const body = complete.body.length === 0 ? null : complete.body
    return new Response(body, { status: complete.status, headers: complete.headers })
  }
}

/** Of a page for one visitor; a personal one is not even kept by the browser. */
function ownCacheControl({ headers }: RenderedPage) {
  const asked = headers.get('Cache-Control') ?? ''
  return asked === PERSONAL ? PERSONAL : 'private, no-cache'
}

const PERSONAL = 'private, no-store'

/** False for HEAD and for a browser that loads the page ahead of a click. */
function isVisit({ method, headers }: Request) {
  return method === 'GET' && !headers.get('Sec-Purpose')?.startsWith('prefetch')
}

/** A draft is kept by no cache and no search engine. */
const previewHeaders = {
  Vary: 'Cookie',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
}

const unreadableAddress = {
  status: 400,
  title: message('This address is broken'),
  sentence: message('This address cannot be read. Please check it, or go to the home page.'),
}

const previewEnded = {
  status: 410,
  title: message('This preview has ended'),
  sentence: message(
    'A link to a draft works for seven days, unless it is ended before. Please ask whoever sent it for a new one. If you came from the admin, open the preview there again.',
  ),
}

/**
 * The visitor's request for this page, without Origin, which was checked already: React Router would compare it with
 * the address behind the proxy.
 */
function ownRequest(path: string, request: Request) {
  const headers = new Headers(request.headers)
  headers.delete('Origin')
  const url = new URL(request.url)
  url.pathname = documentPath(path)
  const { method, body, signal } = request
  const init = { method, headers, body, signal, duplex: 'half' }
  return new Request(url, init)
}
