import { Hono } from 'hono'
import { applicationForm } from './applications/application-form.ts'
import { blogRoutes } from './blog/routes.ts'
import { faqRoutes } from './faq/routes.ts'
import type { ApiEnv } from './http/api-env.ts'
import { problemResponse, Refusal } from './http/problem.ts'
import { createWorkQueue } from './http/work-queue.ts'
import { inquiryForm } from './inquiries/inquiry-form.ts'
import { leadRoutes } from './leads/routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { openApiRoutes } from './openapi/routes.ts'
import { partnerForm } from './partner-inquiries/partner-form.ts'
import type { Parts } from './parts.ts'
import type { Site } from './site.ts'

/** Reads; forms are bounded by their own limits. */
const readQueue = { running: 4, waiting: 200, byClient: 50, patience: 3_000, penalty: 2_000 }

/** All routes of the API; whatever goes wrong is answered as a problem. */
export function createApi(parts: Parts, clientOf: Site['clientOf'], limits = readQueue) {
  const reads = createWorkQueue(limits)
  const api = new Hono<ApiEnv>()
  api.use('/api/*', async ({ req, env, set }, next) => {
    const client = clientOf(req.raw.headers, env)
    set('client', client)
    await (req.method === 'GET' || req.method === 'HEAD' ? reads.run(client, next) : next())
  })
  api.route('/', newsletterRoutes(parts))
  api.route('/', faqRoutes(parts))
  api.route('/', blogRoutes(parts))
  api.route('/', leadRoutes(parts, inquiryForm))
  api.route('/', leadRoutes(parts, partnerForm))
  api.route('/', leadRoutes(parts, applicationForm))
  api.route('/', openApiRoutes(parts))
  refuseOtherMethods(api)
  api.all('/api/*', () =>
    problemResponse({ status: 404, message: 'There is nothing at this address of the API.' }),
  )
  api.onError((error) => answerError(error, parts))
  return api
}

/** Method and path of every route that does something, for example "GET /api/faq". */
export function routesOf(api: Hono<ApiEnv>) {
  return api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, path }))
}

function refuseOtherMethods(api: Hono<ApiEnv>) {
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

function answerError(error: Error, { report }: Pick<Parts, 'report'>) {
  if (error instanceof Refusal) return problemResponse(error.answer)
  const id = report(error)
  const message = `Something went wrong on our side. Please try again later. If it stays, tell us the number ${id}.`
  return problemResponse({ status: 500, message })
}
