import type { ActionResult } from '#model/action-result.ts'
import { adminPaths } from '#model/admin-paths.ts'

const away =
  'The server cannot be reached. Your words are still on this screen; they are saved as soon as it answers.'
const signedOut =
  'You are signed out. Sign in in another tab, then go on here: your words are still on this screen.'

/** Sends a change and answers what became of it; never throws, so that nothing on the screen is lost. */
export async function sendChange<T>(
  intent: string,
  fields: Record<string, string>,
): Promise<ActionResult<T>> {
  const body = new URLSearchParams({ intent, ...fields })
  try {
    const response = await fetch(`${adminPaths.content}/change`, { method: 'POST', body })
    if (response.headers.get('Content-Type')?.startsWith('application/json')) {
      return (await response.json()) as ActionResult<T>
    }
    const message = response.status === 401 ? signedOut : away
    return { ok: false, status: response.status, message }
  } catch {
    return { ok: false, status: 0, message: away }
  }
}
