import type { Services, Visit } from '#app/services.ts'
import { isAdminPath } from '#model/paths.ts'
import { encodings } from '#server/platform/http/accept-encoding.ts'
import { HttpError } from '#server/platform/http/problem.ts'
import { createWorkQueue, type QueueLimits } from '#server/platform/http/work-queue.ts'
import { anonymousClient, type Client, type Report } from '#server/platform/runtime.ts'
import type { PagePolicy } from '#server/platform/security/content-security-policy.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import { applyHeaders, isCacheable } from './apply-headers.ts'
import { type CachedResponse, createCachedResponse, respondWith } from './cached-response.ts'
import { errorPage } from './error-page.ts'
import { createKnownPaths } from './known-paths.ts'
import { dataPathOf, readPageAddress } from './page-address.ts'
import { createPageCache } from './page-cache.ts'
import { faultPage, PageFault, refusalPage, reportFaults } from './page-fault.ts'
import { PREVIEW_PARAMETER, readPageQuery, withoutRoutes } from './page-query.ts'
import { renderAndReport, renderWithin } from './render-and-report.ts'
import type { RenderPage } from './render-page.ts'

export type PageDeps = {
  servicesFor(client: Client): Services
  /** Services that show the draft of a preview's token; null where the token is over or not ours. */
  previewServices(token: string): Promise<Services | null>
  contentVersion(): number | Promise<number>
  render: RenderPage
  headers: HeaderSet
  policy: PagePolicy
  report: Report
  /** Public origin, or null; a kept page never holds the Host that one visitor sent. */
  siteUrl: string | null
  /** Told of each page that somebody asked for and that is not there; must not fail. */
  noteNotFound?(request: Request, path: string): void
  /** Counts a page that has to be rendered. @throws HttpError 429 beyond this client's limit. */
  countPage?(client: Client): Promise<void>
  /** Of pages that have to be rendered. */
  queue?: QueueLimits
  /** Milliseconds that a page may take to render. */
  renderTimeout?: number
  /** Bytes that finished pages may take in memory; 0 keeps none. */
  maxBytes?: number
}

type Target = { path: string; visit: Visit['kind'] }

/** Answers whatever is a page, its data or an address that leads to one. Never throws. */
export type Pages = (request: Request, client: Client) => Promise<Response>

const MEBIBYTE = 1024 * 1024

/** An office behind one address opens that many new pages at once; rendering one takes some 20 milliseconds. */
const pageQueue = { running: 4, waiting: 200, byClient: 30, patience: 3_000, penalty: 2_000 }

/** Most of their time forms wait for their senders. */
const formQueue = { running: 200, waiting: 0, byClient: 20, patience: 0, penalty: 2_000 }

export function createPages(deps: PageDeps): Pages {
  const { headers, policy, report } = deps
  const { maxBytes = 64 * MEBIBYTE, renderTimeout = 15_000 } = deps
  const origin = deps.siteUrl ?? 'http://localhost'
  const render = renderWithin(renderTimeout, deps.render)
  const services = deps.servicesFor(anonymousClient)
  const knownPaths = createKnownPaths(services)
  const cache = createPageCache<CachedResponse>(maxBytes)
  // Anybody can make up any number of searches: they must not push the pages out.
  const searches = createPageCache<CachedResponse>(maxBytes / 8)
  const renders = createWorkQueue(deps.queue ?? pageQueue, deps.countPage)
  const forms = createWorkQueue(formQueue, deps.countPage)
  let lastVersion = 0

  return async (request, client) => {
    const url = new URL(request.url)
    const version = await contentVersion()
    const address = readPageAddress(url.pathname, await knownPaths(version))
    if (address.kind === 'unreadable') return unreadable()
    // However an address is written that leads there: the back office is never rendered for everybody.
    const isMoved = address.kind === 'moved' || isAdminPath(address.path)
    if (isMoved) return moved(address, url.search)
    try {
      if (request.method === 'POST') {
        return await forms.run(client, () => formAnswer(address, request, client))
      }
      const preview = url.searchParams.get(PREVIEW_PARAMETER)
      if (preview !== null) {
        return await renders.run(client, () => previewPage(address, request, preview))
      }
      const page = await readyPage(address, url.searchParams, version, client)
      const isAsked = address.visit === 'document' && request.method === 'GET'
      if (page.status === 404 && isAsked) deps.noteNotFound?.(request, address.path)
      return respondWith(page, request)
    } catch (error) {
      if (error instanceof HttpError) return refusalPage(error.answer, headers)
      const known = error instanceof PageFault
      const reference = known ? error.reference : reportFaults(report, address.path, [error])
      return faultPage(reference, services, headers)
    }
  }

  async function contentVersion() {
    try {
      lastVersion = await deps.contentVersion()
    } catch {
      // Pages of the last known version are better than none.
    }
    return lastVersion
  }

  function unreadable() {
    const sentence = 'This address cannot be read. Please check it, or go to the start page.'
    return errorPage({ status: 400, title: 'This address is broken', sentence }, headers)
  }

  function moved({ path, visit }: Target, search: string) {
    const common = { ...headers, 'Cache-Control': 'no-cache' }
    if (visit === 'document') {
      const location = { Location: `${path}${search}` }
      return new Response(null, { status: 308, headers: { ...common, ...location } })
    }
    // What React Router's browser side reads as a redirect; fetch would follow a 308 and mix up the data.
    const redirect = {
      'X-Remix-Redirect': `${path}${withoutRoutes(search)}`,
      'X-Remix-Status': '308',
    }
    return new Response(null, { status: 204, headers: { ...common, ...redirect } })
  }

  /** GET and HEAD: rendered without anything of the visitor's, so the result is right for anonymousClient. */
  function readyPage(
    { path, visit }: Target,
    asked: URLSearchParams,
    version: number,
    client: Client,
  ) {
    const query = readPageQuery(path, asked)
    const address = visit === 'data' ? dataPathOf(path) : path
    const isSearch = query.search !== '' || path.includes('%')
    const kept = isSearch ? searches : cache
    return find()

    /** Who waits for what another client asked for first is not refused for that client's limit. */
    async function find(): Promise<CachedResponse> {
      let isOwn = false
      const fill = () => {
        isOwn = true
        return renders.run(client, renderAndSeal)
      }
      try {
        return await kept.get(`${address}${query.search}`, version, fill)
      } catch (error) {
        if (isOwn || !isOwnLimit(error)) throw error
        return find()
      }
    }

    async function renderAndSeal() {
      const request = new Request(`${origin}${address}${query.search}`)
      const page = await renderAndReport({ path, request, visit, services }, render, report)
      const keep = query.mayKeep && isCacheable(page)
      const sealed = applyHeaders(page, headers, policy, keep ? 'no-cache' : 'private, no-cache')
      return {
        value: await createCachedResponse(sealed, keep ? encodings : ['gzip', 'identity']),
        keep,
      }
    }
  }

  /** A page with one draft in place of what is published; kept nowhere, and its address told to nobody. */
  async function previewPage({ path, visit }: Target, request: Request, token: string) {
    const draft = await deps.previewServices(token)
    if (!draft) return errorPage(previewIsOver, headers)
    const own = { path, visit, request: withoutOrigin(request), services: draft }
    const page = await renderAndReport(own, render, report)
    const quiet = { ...headers, 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' }
    const sealed = applyHeaders(page, quiet, policy, 'no-store')
    return respondWith(await createCachedResponse(sealed, ['gzip', 'identity']), request)
  }

  /** A form's own POST: the visitor's whole request goes in, nothing is kept anywhere. */
  async function formAnswer({ path, visit }: Target, request: Request, client: Client) {
    const task = {
      path,
      visit,
      request: withoutOrigin(request),
      services: deps.servicesFor(client),
    }
    const page = await renderAndReport(task, deps.render, report)
    const sealed = applyHeaders(page, headers, policy, 'no-store')
    const body = sealed.body.length === 0 ? null : sealed.body
    return new Response(body, { status: sealed.status, headers: sealed.headers })
  }
}

function isOwnLimit(error: unknown) {
  return error instanceof HttpError && error.answer.status === 429
}

const previewIsOver = {
  status: 410,
  title: 'This preview is over',
  sentence: 'A link to a draft works for seven days. Please ask whoever sent it for a new one.',
}

/** The origin has been checked; React Router would compare it again, with the address behind the proxy. */
function withoutOrigin(request: Request) {
  const headers = new Headers(request.headers)
  headers.delete('Origin')
  return new Request(request, { headers })
}
