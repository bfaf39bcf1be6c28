import { Hono } from 'hono'
import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { dataResponse } from '#server/platform/http/answer.ts'
import type { ApiEnv } from '#server/platform/http/api-env.ts'
import { readQuery } from '#server/platform/http/read-query.ts'

/** Serves the description of the API, generated from the schemas that validate requests. */
export function openApiRoutes(deps: Pick<Deps, 'limits'>) {
  let document: ReturnType<typeof makeDocument> | undefined
  return new Hono<ApiEnv>().get('/api/openapi.json', async ({ req, var: { client } }) => {
    await deps.limits.count('reads', client)
    readQuery(z.strictObject({}), req.raw)
    document ??= makeDocument()
    return dataResponse(req.raw, await document)
  })
}

/** Loaded when it is first asked for: few are. */
async function makeDocument() {
  const { openApiDocument } = await import('./document.ts')
  const { operations } = await import('./operations.ts')
  return openApiDocument(operations)
}
