import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import type { Secrets } from '#server/platform/installation/secrets.ts'
import { type HeaderSet, setDefaultHeaders } from '#server/platform/security/response-headers.ts'

/** Where a site answers a random token of 32 hexadecimal digits with what only it can know. */
export function instancePath(token: string) {
  return `/.well-known/instance/${token}`
}

/** Proves that the answer comes from this installation, whichever of its processes gives it. */
export function instanceProof(secrets: Secrets, token: string) {
  return createHmac('sha256', secrets.instanceProof).update(token).digest('hex')
}

type InstanceDeps = { proveInstance(token: string): string; headers: HeaderSet }

export function instanceRoutes({ proveInstance, headers }: InstanceDeps) {
  return new Hono().get(instancePath(':token{[0-9a-f]{32}}'), ({ req, text }) => {
    const answer = text(proveInstance(req.param('token') ?? ''), 200, {
      'Cache-Control': 'no-store',
    })
    setDefaultHeaders(answer, headers)
    return answer
  })
}
