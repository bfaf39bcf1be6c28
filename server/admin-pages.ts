import type { Services } from '#app/services.ts'
import { adminPageOf, adminPaths, isSignInPath } from '#model/admin-paths.ts'
import type { AdminServices } from '#server/admin-actions.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { createCachedResponse } from '#server/platform/http/cached-response.ts'
import { rejectManyFields } from '#server/platform/http/count-fields.ts'
import { HttpError } from '#server/platform/http/problem.ts'
import { readBytes } from '#server/platform/http/read-bytes.ts'
import { respondWith } from '#server/platform/http/send-cached.ts'
import { createWorkQueue, type QueueLimits } from '#server/platform/http/work-queue.ts'
import { applyHeaders } from '#server/platform/rendering/apply-headers.ts'
import { errorPage } from '#server/platform/rendering/error-page.ts'
import {
  failurePage,
  PageError,
  refusalPage,
  reportErrors,
} from '#server/platform/rendering/page-error.ts'
import { type PageTask, renderAndReport } from '#server/platform/rendering/render-and-report.ts'
import type { RenderPage } from '#server/platform/rendering/render-page.ts'
import type { Client, Report } from '#server/platform/runtime.ts'
import { closedPolicy, type PagePolicy } from '#server/platform/security/content-security-policy.ts'
import { type HeaderSet, setDefaultHeaders } from '#server/platform/security/response-headers.ts'

/** One request to the admin: its sender, the services bound to their role, and the cookies to set. */
export type AdminVisit = {
  actor: Actor | null
  admin: AdminServices
  cookies: string[]
  /** The file at this address, or null if it is a page. */
  download: Promise<Response> | null
}

export type AdminPageDeps = {
  visit(request: Request, client: Client): Promise<AdminVisit>
  servicesFor(client: Client): Services
  render: RenderPage
  headers: HeaderSet
  policy: PagePolicy
  report: Report
  queue?: QueueLimits
}

export type AdminPages = (request: Request, client: Client) => Promise<Response>

/** Bytes of a form from someone who is not signed in: an address, a password, a code. */
const SIGNED_OUT_MAX = 64 * 1024
/** Bytes of a form without a file; posts and pages stay far below. */
const FORM_MAX = 2 * 1024 * 1024
/** Bytes of an upload: a picture, or a list of subscribers. */
const UPLOAD_MAX = 32 * 1024 * 1024

/** One queue for signed-in people and one for the rest, so that neither delays the other. */
const queueLimits = { running: 4, waiting: 100, byClient: 30, patience: 10_000, penalty: 2_000 }

/** Serves the pages and forms of the admin. Nothing is cached; without a session only the sign-in pages are open. */
export function createAdminPages(deps: AdminPageDeps): AdminPages {
  const headers = { ...deps.headers, 'X-Robots-Tag': 'noindex' }
  const privateHeaders = { ...headers, 'Cache-Control': 'no-store' }
  const { report } = deps
  const signedIn = createWorkQueue(deps.queue ?? queueLimits)
  const signedOut = createWorkQueue(deps.queue ?? queueLimits)

  return async (request, client) => {
    const { pathname } = new URL(request.url)
    const isData = pathname.endsWith('.data')
    const path = isData ? adminPageOf(pathname) : pathname
    let visit: AdminVisit | undefined
    try {
      const known = await deps.visit(request, client)
      visit = known
      if (!visit.actor && !isSignInPath(path)) return redirectTo(signInFirst, request, isData)
      if (visit.actor?.lacksSecondFactor && !isOpenWithoutFactor(path)) {
        return redirectTo(setUpFirst, request, isData)
      }
      const { download } = visit
      if (download) {
        const file = await withoutHeadBody(await download, request)
        setDefaultHeaders(file, { ...privateHeaders, 'Content-Security-Policy': closedPolicy })
        return withCookies(file, visit.cookies)
      }
      const body = request.method === 'POST' ? await bodyOf(request, visit.actor) : null
      const queue = visit.actor ? signedIn : signedOut
      const { cookies } = visit
      return withCookies(
        await queue.run(client, () => page(request, client, { path, isData }, body, known)),
        cookies,
      )
    } catch (error) {
      if (error instanceof HttpError) return refusedPage(error)
      const reference =
        error instanceof PageError ? error.reference : reportErrors(report, path, [error])
      if (!visit) return errorPage({ ...brokenDatabase, reference }, headers)
      return failurePage(reference, deps.servicesFor(client), headers)
    }
  }

  async function page(
    request: Request,
    client: Client,
    target: Pick<PageTask, 'path' | 'isData'>,
    body: Buffer<ArrayBuffer> | null,
    { admin }: AdminVisit,
  ) {
    const services = deps.servicesFor(client)
    const task = { ...target, request: ownRequest(request, body), services, admin }
    const rendered = await renderAndReport(task, deps.render, report)
    const complete = applyHeaders(rendered, headers, deps.policy, 'no-store')
    const ready = await createCachedResponse(complete, { brotli: false })
    return respondWith(ready, request)
  }

  /** Redirects a page to what must be done first, with a way back; rejects a change. */
  function redirectTo({ path: first, ...refusal }: First, request: Request, isData: boolean) {
    const url = new URL(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD') return errorPage(refusal, headers)
    // Tells a page to stop asking for events.
    if (request.headers.get('Accept') === 'text/event-stream') {
      return new Response(null, { status: 204, headers: privateHeaders })
    }
    const path = isData ? adminPageOf(url.pathname) : url.pathname
    url.searchParams.delete('_routes')
    const next = new URLSearchParams({ next: `${path}${url.search}` })
    const location = `${first}?${next}`
    if (!isData)
      return new Response(null, { status: 303, headers: { ...privateHeaders, Location: location } })
    const redirect = {
      'X-Remix-Redirect': location,
      'X-Remix-Status': '303',
      'X-Remix-Reload-Document': 'true',
    }
    return new Response(null, { status: 204, headers: { ...privateHeaders, ...redirect } })
  }

  function refusedPage({ answer }: HttpError) {
    if (answer.retryAfter !== undefined) return refusalPage(answer, headers)
    const { status, message: sentence } = answer
    return errorPage({ status, title: 'This could not be accepted', sentence }, headers)
  }
}

/** A page to visit first, and the error for a change that was sent before that. */
type First = { path: string; status: number; title: string; sentence: string }

const signInFirst: First = {
  path: adminPaths.signIn,
  status: 401,
  title: 'Please sign in',
  sentence:
    'You are signed out. Open the sign-in page in another tab, sign in, then send this again.',
}

const setUpFirst: First = {
  path: adminPaths.setUpSecondFactor,
  status: 403,
  title: 'Two-factor authentication is required',
  sentence:
    'Your role needs two-factor authentication now. Open the admin in another tab, set it up, then send this again.',
}

function isOpenWithoutFactor(path: string) {
  return path === adminPaths.setUpSecondFactor || isSignInPath(path)
}

const brokenDatabase = {
  status: 500,
  title: 'The admin is not working right now',
  sentence: 'Something went wrong on our side. Please try again in a minute.',
}

/** Reads the whole body before it is parsed. */
async function bodyOf(request: Request, actor: Actor | null) {
  const type = request.headers.get('content-type')
  const formMax = type?.startsWith('multipart/form-data') ? UPLOAD_MAX : FORM_MAX
  const body = await readBytes(request, actor ? formMax : SIGNED_OUT_MAX)
  rejectManyFields(type, body)
  return body
}

/** Closes the file of a HEAD request, which nothing else would do. */
async function withoutHeadBody(response: Response, { method }: Request) {
  if (method !== 'HEAD') return response
  await response.body?.cancel()
  return new Response(null, response)
}

/** Drops Origin, which was checked already: React Router would compare it with the address behind the proxy. */
function ownRequest(request: Request, body: Buffer<ArrayBuffer> | null) {
  const headers = new Headers(request.headers)
  headers.delete('Origin')
  const { url, method, signal } = request
  return new Request(url, { method: method === 'HEAD' ? 'GET' : method, headers, body, signal })
}

function withCookies(response: Response, cookies: string[]) {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}
