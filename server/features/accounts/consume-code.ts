import type { PublicAdminContext } from '#server/platform/actions/admin-context.ts'

/** A code is good for its half minute and the ones beside it. */
const CODE_LIFE = 90_000

/** RFC 6238, 5.2: a code works once, also while its half minute lasts. False for whoever brings it second. */
export async function spendCode({ auth, clock }: PublicAdminContext, userId: string, code: string) {
  const { internalAdapter } = await auth.$context
  return internalAdapter.reserveVerificationValue({
    identifier: identifierOf(userId, code),
    value: 'used',
    expiresAt: new Date(clock().getTime() + CODE_LIFE),
  })
}

/** Takes that back for a code that was not right. */
export async function releaseCode({ auth }: PublicAdminContext, userId: string, code: string) {
  const { internalAdapter } = await auth.$context
  await internalAdapter.deleteVerificationByIdentifier(identifierOf(userId, code))
}

function identifierOf(userId: string, code: string) {
  return `code-used-${userId}-${code}`
}
