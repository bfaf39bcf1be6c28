import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** better-auth plugin: creates a session for a user authenticated by our actions. */
export function openSessionOf() {
  return {
    id: 'open-session-of',
    endpoints: {
      openSessionOf: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ userId: z.string() }) },
        async (ctx) => {
          const { internalAdapter } = ctx.context
          const user = await internalAdapter.findUserById(ctx.body.userId)
          if (!user) throw new APIError('UNAUTHORIZED')
          const session = await internalAdapter.createSession(user.id)
          await setSessionCookie(ctx, { session, user })
          return { id: user.id, name: user.name }
        },
      ),
    },
  }
}

/** better-auth plugin: returns the user whose sign-in in this browser is waiting for a code, or null. */
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
