import { Hono } from 'hono'
import type { LeadSource } from '#model/lead-source.ts'
import { formResponse } from '#server/http/answer.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import type { Parts } from '#server/parts.ts'
import type { LeadForm } from './lead-form.ts'
import { takeLead } from './take-lead.ts'

/** One of the visitors' forms at its address of the API, stored for real. */
export function leadRoutes<Fields extends LeadSource>(parts: Parts, form: LeadForm<Fields>) {
  return new Hono<ApiEnv>().post(form.path, async ({ req, var: { client } }) =>
    formResponse(await takeLead(parts, form, client, req.raw)),
  )
}
