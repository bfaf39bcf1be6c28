import type { OpenDesk } from '#server/back-office/desk.ts'

/** A code is good for its half minute and the ones beside it. */
const CODE_LIFE = 90_000

/** RFC 6238, 5.2: a code works once, also while its half minute lasts. False for whoever brings it second. */
export async function spendCode({ auth, clock }: OpenDesk, userId: string, code: string) {
  const { internalAdapter } = await auth.$context
  return internalAdapter.reserveVerificationValue({
    identifier: `code-used-${userId}-${code}`,
    value: 'used',
    expiresAt: new Date(clock().getTime() + CODE_LIFE),
  })
}
