import type { ActionResult } from '#model/action-result.ts'

/**
 * Sends values to one of the form's addresses. It never throws: without a connection or a session the answer is a
 * refusal with a sentence, and the typed text stays where it is.
 */
export async function send<T>(
  path: string,
  values: Record<string, string>,
  init: RequestInit = {},
): Promise<ActionResult<T>> {
  try {
    const response = await fetch(path, {
      ...init,
      method: 'POST',
      body: new URLSearchParams(values),
      headers: { Accept: 'application/json' },
    })
    if (isJson(response)) return await response.json()
    return { ok: false, status: response.status, message: sentenceFor(response.status) }
  } catch {
    return {
      ok: false,
      status: 0,
      message: 'There is no connection. Your text stays here; try again.',
    }
  }
}

function isJson(response: Response) {
  return response.headers.get('Content-Type')?.startsWith('application/json') ?? false
}

function sentenceFor(status: number) {
  if (status === 401) {
    return 'You are not signed in any more. Sign in in another tab, then save again; your text stays here.'
  }
  if (status === 403) return 'Your role does not allow this. Ask an owner of the site.'
  return 'This did not work. Your text stays here; try again in a minute.'
}
