import { randomBytes } from 'node:crypto'
import {
  createRequestHandler,
  isRouteErrorResponse,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { Services } from '#app/services.ts'
import type { MailContent } from '#model/mail/mail.ts'
import type { Theme } from '#model/theme/theme.ts'
import { reportFailures } from './report-failures.ts'

/** Renders the HTML of an email in the site's look (app/emails/render-email.tsx). */
export type RenderThemedMail = (
  sender: string,
  content: MailContent,
  theme: Theme,
) => string | Promise<string>

/** The SVG path of a name's wave in a drawing of this size (blocks/wave-tuner/tuned-wave.ts). */
export type DrawName = (
  name: string,
  drawn: { width: number; height: number; lines: number; points: number },
) => string | Promise<string>

/** The built screens with their contexts, because the server imports no code of the app. */
export type PageBuild = Omit<ServerBuild, 'entry'> & {
  entry: {
    module: ServerBuild['entry']['module'] & {
      servicesContext: RouterContext<Services>
      adminContext: RouterContext<object>
      nonceContext: RouterContext<string>
      renderMail: RenderThemedMail
      namePath: DrawName
    }
  }
}

export type PageRequest = {
  request: Request
  services: Services
  /** The admin's actions for whoever is signed in; on admin pages alone. */
  admin?: object
}

/** A complete response. `errors` are the errors met, caught or not; `nonce` marks our own scripts. */
export type RenderedPage = {
  status: number
  headers: Headers
  body: Uint8Array<ArrayBuffer>
  nonce: string
  errors: unknown[]
}

export type RenderPage = (asked: PageRequest) => Promise<RenderedPage>

/**
 * Renders with React Router. `load` is called for every page, so that a new build takes effect immediately. Throws what
 * React Router throws; the errors that it catches are in `errors`.
 */
export function createRenderer(
  load: () => PageBuild | Promise<PageBuild>,
  mode: 'production' | 'development',
): RenderPage {
  const errorsOf = new WeakMap<object, Set<unknown>>()
  let built: PageBuild | undefined
  let handle: ReturnType<typeof createRequestHandler> | undefined

  return async ({ request, services, admin }) => {
    const build = await load()
    if (build !== built || !handle) {
      handle = createRequestHandler(withErrors(build, errorsOf), mode)
      built = build
    }
    const { servicesContext, adminContext, nonceContext } = build.entry.module
    const nonce = randomBytes(16).toString('hex')
    const errors = new Set<unknown>()
    const context = new RouterContextProvider()
    const reported = <T extends object>(calls: T) =>
      reportFailures(calls, (error) => errors.add(error))
    context.set(servicesContext, reported(services))
    if (admin) context.set(adminContext, reported(admin))
    context.set(nonceContext, nonce)
    errorsOf.set(context, errors)
    const response = await handle(request, context)
    const body = new Uint8Array(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, body, nonce, errors: [...errors] }
  }
}

/** Collects errors for their own request; React Router would print them. */
function withErrors(build: PageBuild, errorsOf: WeakMap<object, Set<unknown>>): ServerBuild {
  const handleError: ServerBuild['entry']['module']['handleError'] = (
    error,
    { context, request },
  ) => {
    if (request.signal.aborted) return
    // Thrown on purpose: a denied request, or an unavailable database.
    if (isRouteErrorResponse(error) && (error.status < 500 || error.status === 503)) return
    errorsOf.get(context)?.add(error)
  }
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } }
}
