import type { Client } from '#server/platform/runtime.ts'
import type { NodeBindings } from './client-address.ts'

/** What every route of the API finds in its Hono context. */
export type ApiEnv = { Bindings: NodeBindings; Variables: { client: Client } }
