import { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { OpenProgram } from '#server/features/assistants/program.ts'
import { assistantRoutes } from '#server/features/assistants/routes.ts'
import { oembedRoutes } from '#server/features/blog/oembed.ts'
import { blogRoutes } from '#server/features/blog/routes.ts'
import { bookedCalendarRoutes } from '#server/features/calls/booked-calendar.ts'
import { bookingForm } from '#server/features/calls/booking-form.ts'
import { callFeedRoutes } from '#server/features/calls/feed/routes.ts'
import { timesRoutes } from '#server/features/calls/times-routes.ts'
import { faqRoutes } from '#server/features/content/faq/routes.ts'
import { visitRoutes } from '#server/features/insights/routes.ts'
import { applicationForm } from '#server/features/leads/forms/application-form.ts'
import { inquiryForm } from '#server/features/leads/forms/inquiry-form.ts'
import { partnerForm } from '#server/features/leads/forms/partner-form.ts'
import { mailRoutes } from '#server/features/leads/mails/routes.ts'
import { bounceRoutes } from '#server/features/newsletter/bounces/routes.ts'
import { newsletterRoutes } from '#server/features/newsletter/routes.ts'
import { openApiRoutes } from '#server/openapi/routes.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { ApiEnv } from '#server/platform/http/api-env.ts'
import type { CachedLists } from '#server/platform/http/cached-lists.ts'
import type { ClientOf } from '#server/platform/http/client-address.ts'
import { HttpError, problemResponse } from '#server/platform/http/problem.ts'
import { createWorkQueue } from '#server/platform/http/work-queue.ts'
import { leadRoutes } from './features/leads/handle-lead-form.ts'

/** For reads; forms have their own limits. */
const readQueue = { running: 4, waiting: 200, byClient: 50, patience: 3_000, penalty: 2_000 }

/** The routes of the API. Errors are answered as problem+json. */
export function createApi(
  deps: Deps,
  clientOf: ClientOf,
  lists: CachedLists,
  openProgram: OpenProgram,
  { siteUrl }: Pick<Config, 'siteUrl'>,
) {
  const reads = createWorkQueue(readQueue)
  const api = new Hono<ApiEnv>()
  api.use('/api/*', async ({ req, env, set }, next) => {
    const client = clientOf(req.raw.headers, env)
    set('client', client)
    await (req.method === 'GET' || req.method === 'HEAD' ? reads.run(client, next) : next())
  })
  api.route('/', newsletterRoutes(deps))
  api.route('/', bounceRoutes(deps))
  api.route('/', faqRoutes(deps, lists))
  api.route('/', blogRoutes(deps, lists))
  api.route('/', oembedRoutes(deps, siteUrl))
  api.route('/', leadRoutes(deps, inquiryForm))
  api.route('/', leadRoutes(deps, partnerForm))
  api.route('/', leadRoutes(deps, applicationForm))
  api.route('/', visitRoutes(deps))
  api.route('/', mailRoutes(deps))
  api.route('/', leadRoutes(deps, bookingForm))
  api.route('/', timesRoutes(deps))
  api.route('/', bookedCalendarRoutes(deps, siteUrl))
  api.route('/', callFeedRoutes(deps, siteUrl))
  api.route('/', assistantRoutes(deps, openProgram))
  api.route('/', openApiRoutes(deps))
  rejectOtherMethods(api)
  api.all('/api/*', () =>
    problemResponse({ status: 404, message: 'There is nothing at this address of the API.' }),
  )
  api.onError((error) => answerError(error, deps))
  return api
}

/** Method and path of every route, for example "GET /api/faq". */
export function routesOf(api: Hono<ApiEnv>) {
  return api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, path }))
}

function rejectOtherMethods(api: Hono<ApiEnv>) {
  const methods = new Map<string, string[]>()
  for (const { method, path } of routesOf(api)) {
    methods.set(path, [...(methods.get(path) ?? []), method])
  }
  for (const [path, known] of methods) {
    const allowed = [...known, ...(known.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
    const allow = allowed.join(', ')
    api.options(path, () => new Response(null, { status: 204, headers: { allow } }))
    api.all(path, ({ req }) => {
      const message = `${req.method} is not possible at this address; possible are ${allow}.`
      return problemResponse({ status: 405, message }, { allow })
    })
  }
}

function answerError(error: Error, { report }: Pick<Deps, 'report'>) {
  if (error instanceof HttpError) return problemResponse(error.answer)
  const id = report(error)
  const message = `Something went wrong on our side. Please try again later. If it keeps happening, tell us this number: ${id}.`
  return problemResponse({ status: 500, message })
}
