import { type FormResult, isStored } from '#model/form-result.ts'
import { entityTag, matchesEntityTag } from './entity-tag.ts'
import { problemResponse } from './problem.ts'

/** What a browser gets for a form: the stored answer as JSON, or a problem. */
export function formResponse(answer: FormResult) {
  if (!isStored(answer)) return problemResponse(answer)
  const { status, message, reference, file } = answer
  return Response.json(
    { message, reference, file },
    { status, headers: { 'cache-control': 'no-store' } },
  )
}

/** Data that a browser may keep but must ask about again; 304 when it has the same already. */
export function dataResponse(request: Request, data: unknown, more: Record<string, string> = {}) {
  const body = JSON.stringify(data)
  const etag = entityTag(body)
  const headers = { 'cache-control': 'no-cache', etag, ...more }
  if (matchesEntityTag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(body, { headers: { 'content-type': 'application/json', ...headers } })
}
