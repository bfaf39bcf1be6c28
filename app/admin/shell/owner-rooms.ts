import { adminPaths } from '#model/admin-paths.ts'

/** What only an owner may see; others are not led to a door that stays shut. */
export const ownerRooms: ReadonlySet<string> = new Set([
  adminPaths.people,
  adminPaths.audit,
  adminPaths.privacy,
  adminPaths.webhooks,
  adminPaths.selfCheck,
])
