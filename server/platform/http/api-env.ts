import type { Client } from '#server/platform/runtime.ts'
import type { NodeBindings } from './client-address.ts'

/** The Hono context of API routes. */
export type ApiEnv = { Bindings: NodeBindings; Variables: { client: Client } }
