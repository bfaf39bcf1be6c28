import { type FormResult, isStored } from '#model/form-result.ts'
import { entityTag, matchesEntityTag } from './entity-tag.ts'
import { problemResponse } from './problem.ts'

/** The response to a form: its result as JSON, or a problem. */
export function formResponse(answer: FormResult) {
  if (!isStored(answer)) return problemResponse(answer)
  const { status, message, reference, file, minutesLeft } = answer
  return Response.json(
    { message, reference, file, minutesLeft },
    { status, headers: { 'cache-control': 'no-store' } },
  )
}

/** JSON that a browser may cache but must revalidate; 304 if unchanged. */
export function dataResponse(request: Request, data: unknown, more: Record<string, string> = {}) {
  const body = JSON.stringify(data)
  const etag = entityTag(body)
  const headers = { 'cache-control': 'no-cache', etag, ...more }
  if (matchesEntityTag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(body, { headers: { 'content-type': 'application/json', ...headers } })
}
