import { Hono } from 'hono'
import { formResponse } from '#server/http/answer.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import type { Parts } from '#server/parts.ts'
import { takeInquiry } from './take-inquiry.ts'

/** The contact form (specification 2.8), stored for real. */
export function inquiryRoutes(parts: Parts) {
  return new Hono<ApiEnv>().post('/api/inquiries', async ({ req, var: { client } }) =>
    formResponse(await takeInquiry(parts, client, req.raw)),
  )
}
