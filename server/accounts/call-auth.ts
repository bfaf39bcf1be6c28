import { APIError } from 'better-auth/api'

/**
 * Calls better-auth. What it refuses goes to `refused` with its code (such as "INVALID_CODE"), which says it in a
 * sentence of ours; a fault of its own stays one.
 */
export async function callAuth<T>(call: () => Promise<T>, refused: (code: string) => never) {
  try {
    return await call()
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) refused(error.body?.code ?? '')
    throw error
  }
}
