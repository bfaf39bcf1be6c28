import { Hono } from 'hono'
import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { blogOperations } from '#server/features/blog/openapi.ts'
import { faqOperations } from '#server/features/content/faq/openapi.ts'
import { applicationOperation } from '#server/features/leads/forms/application-openapi.ts'
import { inquiryOperation } from '#server/features/leads/forms/inquiry-openapi.ts'
import { partnerOperation } from '#server/features/leads/forms/partner-inquiry-openapi.ts'
import { newsletterOperations } from '#server/features/newsletter/openapi.ts'
import { dataResponse } from '#server/platform/http/answer.ts'
import type { ApiEnv } from '#server/platform/http/api-env.ts'
import { readQuery } from '#server/platform/http/read-query.ts'
import { openApiDocument } from './document.ts'
import { openApiOperations } from './openapi.ts'
import type { Operation } from './operation.ts'

/** All operations of the API. */
export const operations: Operation[] = [
  ...newsletterOperations,
  ...faqOperations,
  ...blogOperations,
  inquiryOperation,
  partnerOperation,
  applicationOperation,
  ...openApiOperations,
]

/** Serves the description of the API, generated from the schemas that validate requests. */
export function openApiRoutes(deps: Pick<Deps, 'limits'>) {
  const document = openApiDocument(operations)
  return new Hono<ApiEnv>().get('/api/openapi.json', async ({ req, var: { client } }) => {
    await deps.limits.count('reads', client)
    readQuery(z.strictObject({}), req.raw)
    return dataResponse(req.raw, document)
  })
}
