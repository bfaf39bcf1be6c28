import { type Context, Hono } from 'hono'
import {
  type OperationName,
  operationNames,
  operationPath,
  operationScopes,
} from '#model/assistants/assistants.ts'
import type { Deps } from '#server/deps.ts'
import type { ApiEnv } from '#server/platform/http/api-env.ts'
import { fail } from '#server/platform/http/problem.ts'
import { readBytes } from '#server/platform/http/read-bytes.ts'
import { readQuery } from '#server/platform/http/read-query.ts'
import { createAdmitProgram } from './admit-program.ts'
import type { OpenProgram, Program } from './program.ts'

/** Bytes of a body: the largest document, with what JSON escapes. */
const BODY_MAX = 2 * 1024 * 1024

/** The operations of programs over HTTP. */
export function assistantRoutes({ limits }: Pick<Deps, 'limits'>, open: OpenProgram) {
  const admit = createAdmitProgram(limits, open)
  const routes = new Hono<ApiEnv>()
  for (const name of operationNames) {
    const answer = ({ req, var: { client } }: Context<ApiEnv>) =>
      admit({ request: req.raw, client, work: (program) => call(program, name, req.raw) })
    if (operationScopes[name] === 'read') routes.get(operationPath(name), answer)
    else routes.post(operationPath(name), answer)
  }
  return routes
}

async function call(program: Program, name: OperationName, request: Request) {
  const given =
    operationScopes[name] === 'read'
      ? readQuery(program.operation(name).input, request)
      : await readBody(request)
  const result = await program.run(name, given)
  return Response.json(result, { headers: { 'cache-control': 'no-store' } })
}

async function readBody(request: Request) {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    fail(415, 'Send the fields as application/json.')
  }
  return readJson(await readBytes(request, BODY_MAX))
}

/** The JSON of a body. @throws HttpError 400 */
function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    fail(400, 'The body is not JSON in UTF-8.')
  }
}
