import type { SiteContent } from '#server/features/content/site-content.ts'
import type { Clock, NewId } from '#server/platform/runtime.ts'

export type MoveDeps = { clock: Clock; newId: NewId; defaults: SiteContent }
