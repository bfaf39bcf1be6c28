import type { Deps } from '#server/deps.ts'
import { fail, problemResponse } from '#server/platform/http/problem.ts'
import { readBytes } from '#server/platform/http/read-bytes.ts'
import type { Client } from '#server/platform/runtime.ts'
import { closedPolicy } from '#server/platform/security/content-security-policy.ts'
import { type HeaderSet, setDefaultHeaders } from '#server/platform/security/response-headers.ts'
import { createAdmitProgram } from './admit-program.ts'
import type { OpenProgram } from './program.ts'

/** Bytes of a message. */
const MESSAGE_MAX = 1024 * 1024

const localHosts = ['localhost', '127.0.0.1', '[::1]']

export type ServeMcp = (request: Request, client: Client) => Promise<Response>

/** Serves the Model Context Protocol (streamable HTTP) to programs with an access token; cookies count for nothing. */
export function createServeMcp(
  { limits, report }: Pick<Deps, 'limits' | 'report'>,
  open: OpenProgram,
  siteUrl: string | null,
): (headers: HeaderSet) => ServeMcp {
  const admit = createAdmitProgram(limits, open)

  async function answer(request: Request, client: Client) {
    if (isForeignPage(request, siteUrl)) {
      return problemResponse({ status: 403, message: 'Pages of other sites may not call this.' })
    }
    return admit({
      request,
      client,
      work: async (program) => {
        const message = request.method === 'POST' ? await readMessage(request) : null
        // Loaded when it is first needed.
        const { answerMcp } = await import('./mcp.ts')
        return answerMcp(program, { request: ownRequest(request, message), report })
      },
    })
  }

  return (headers) => async (request, client) => {
    const response = await answer(request, client)
    const own = { ...headers, 'Content-Security-Policy': closedPolicy }
    setDefaultHeaders(response, { ...own, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    return response
  }
}

/**
 * True for a page of another site, and for one that has pointed its own name at this server (DNS rebinding): whatever
 * Host says, its Origin is neither the site nor this machine.
 */
function isForeignPage(request: Request, siteUrl: string | null) {
  const origin = request.headers.get('Origin')
  if (origin === null) return false
  if (!URL.canParse(origin)) return true
  const { host, hostname } = new URL(origin)
  return !(localHosts.includes(hostname) || (siteUrl !== null && host === new URL(siteUrl).host))
}

/** @throws HttpError 400 for several messages at once, which would count as one */
async function readMessage(request: Request) {
  const body = await readBytes(request, MESSAGE_MAX)
  if (body.toString('latin1').trimStart().startsWith('[')) {
    fail(400, 'Send one message per request: batches are not accepted.')
  }
  return body
}

/** The request without cookies, and with its body as it was read. */
function ownRequest(
  { url, method, signal, headers: given }: Request,
  body: Buffer<ArrayBuffer> | null,
) {
  const headers = new Headers(given)
  headers.delete('Cookie')
  return new Request(url, { method, headers, body, signal })
}
