import { APIError } from 'better-auth/api'
import { Unavailable } from '#server/platform/http/unavailable.ts'

/**
 * Calls better-auth. What it refuses goes to `refused` with its code (such as "INVALID_CODE"), which says it in a
 * sentence of ours; a fault of its own stays one, and an unavailable database is told as such.
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
