import { Hono } from 'hono'
import type { ApiEnv } from '#server/http/api-env.ts'

export function openApiRoutes() {
  return new Hono<ApiEnv>()
}
