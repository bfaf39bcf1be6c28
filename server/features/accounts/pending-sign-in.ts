import { createAuthEndpoint } from 'better-auth/api'

/** An addition to better-auth: the id of whose sign-in waits for a code in the asking browser, or null. */
export function pendingSignIn() {
  return {
    id: 'pending-sign-in',
    endpoints: {
      readPendingSignIn: createAuthEndpoint.serverOnly({ method: 'POST' }, async (ctx) => {
        const { createAuthCookie, internalAdapter, secret } = ctx.context
        const identifier = await ctx.getSignedCookie(createAuthCookie('two_factor').name, secret)
        if (!identifier) return null
        const pending = await internalAdapter.findVerificationValue(identifier)
        return pending && pending.expiresAt > new Date() ? pending.value : null
      }),
    },
  }
}
