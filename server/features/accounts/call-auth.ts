import { APIError } from 'better-auth/api'
import { Unavailable } from '#server/platform/http/unavailable.ts'

/**
 * Calls better-auth. For a 4xx error, returns the result of `refused`, which gets its code (such as "INVALID_CODE").
 * Other errors are rethrown; an unavailable database becomes `Unavailable`.
 */
export async function callAuth<T, R>(call: () => Promise<T>, refused: (code: string) => R) {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    if (error.statusCode < 500) return refused(error.body?.code ?? '')
    throw error.cause instanceof Unavailable ? error.cause : error
  }
}
