import type { Role } from '#model/accounts/accounts.ts'
import type { UserRow } from '#server/platform/db/rows/accounts.ts'

type StoredRole = Pick<UserRow, 'role' | 'writes'>

/** A role as its columns: an author is a viewer who writes, as servers of the version before know only three roles. */
export function storedRole(role: Role): StoredRole {
  return role === 'author' ? { role: 'viewer', writes: 1 } : { role, writes: 0 }
}

export function roleOf({ role, writes }: StoredRole): Role {
  return role === 'viewer' && writes === 1 ? 'author' : role
}
