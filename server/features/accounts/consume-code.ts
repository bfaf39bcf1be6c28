import type { PublicAdminContext } from '#server/actions/admin-context.ts'

/** A code is valid during its own thirty seconds and the ones before and after. */
const CODE_LIFETIME = 90_000

/** Marks a code as used; false if it was used before (RFC 6238, 5.2). */
export async function consumeCode(
  { auth, clock }: PublicAdminContext,
  userId: string,
  code: string,
) {
  const { internalAdapter } = await auth.$context
  return internalAdapter.reserveVerificationValue({
    identifier: identifierOf(userId, code),
    value: 'used',
    expiresAt: new Date(clock().getTime() + CODE_LIFETIME),
  })
}

/** Undoes `consumeCode` for a wrong code. */
export async function releaseCode({ auth }: PublicAdminContext, userId: string, code: string) {
  const { internalAdapter } = await auth.$context
  await internalAdapter.deleteVerificationByIdentifier(identifierOf(userId, code))
}

function identifierOf(userId: string, code: string) {
  return `code-used-${userId}-${code}`
}
