import { Readable } from 'node:stream'
import { Hono } from 'hono'
import type { LeadSource } from '#model/leads/lead-source.ts'
import type { Deps } from '#server/deps.ts'
import { formResponse } from '#server/platform/http/answer.ts'
import type { ApiEnv } from '#server/platform/http/api-env.ts'
import { handleLeadForm } from './handle-lead-form.ts'
import type { LeadForm } from './lead-form.ts'

/** The API route of one lead form. */
export function leadRoutes<Fields extends LeadSource>(deps: Deps, form: LeadForm<Fields>) {
  return new Hono<ApiEnv>().post(form.path, async ({ req, env, var: { client } }) => {
    const incoming = env?.incoming instanceof Readable ? env.incoming : undefined
    return formResponse(await handleLeadForm(deps, form, client, req.raw, incoming))
  })
}
