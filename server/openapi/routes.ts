import { Hono } from 'hono'
import { z } from 'zod'
import { applicationOperation } from '#server/applications/openapi.ts'
import { blogOperations } from '#server/blog/openapi.ts'
import { faqOperations } from '#server/faq/openapi.ts'
import { dataResponse } from '#server/http/answer.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { readQuery } from '#server/http/read-query.ts'
import { inquiryOperation } from '#server/inquiries/openapi.ts'
import { newsletterOperations } from '#server/newsletter/openapi.ts'
import { partnerOperation } from '#server/partner-inquiries/openapi.ts'
import type { Parts } from '#server/parts.ts'
import { openApiDocument } from './document.ts'
import { openApiOperations } from './openapi.ts'
import type { Operation } from './operation.ts'

/** Every operation that the API has. */
export const operations: Operation[] = [
  ...newsletterOperations,
  ...faqOperations,
  ...blogOperations,
  inquiryOperation,
  partnerOperation,
  applicationOperation,
  ...openApiOperations,
]

/** The description of the API, made from the schemas that it checks by. */
export function openApiRoutes(parts: Pick<Parts, 'limits'>) {
  const document = openApiDocument(operations)
  return new Hono<ApiEnv>().get('/api/openapi.json', async ({ req, var: { client } }) => {
    await parts.limits.count('reads', client)
    readQuery(z.strictObject({}), req.raw)
    return dataResponse(req.raw, document)
  })
}
