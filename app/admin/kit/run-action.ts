import type { ActionResult } from '#model/action-result.ts'
import { actionPath, PERSON_HEADER } from '#model/admin-paths.ts'
import type { ActionName, ActionValue } from '#server/admin-actions.ts'

type Options = {
  signal?: AbortSignal
  /** Goes on when the page is closed, up to 64 kB. */
  keepalive?: boolean
}

/**
 * Runs an action with a form's values. Never throws, so that nothing on the screen is lost: without a connection or session,
 * or with that of somebody else, the result is a failure with a message.
 */
export async function runAction<Name extends ActionName>(
  name: Name,
  values: Record<string, string> | FormData,
  { signal, keepalive }: Options = {},
): Promise<ActionResult<ActionValue<Name>>> {
  const body = values instanceof FormData ? values : new URLSearchParams(values)
  try {
    const response = await fetch(actionPath(name), {
      method: 'POST',
      body,
      headers: { Accept: 'application/json', [PERSON_HEADER]: shownPerson() },
      signal,
      keepalive,
    })
    if (isJson(response)) return await response.json()
    return { ok: false, status: response.status, message: messageFor(response.status) }
  } catch {
    return { ok: false, status: 0, message: unreachable }
  }
}

/** Whose screen this is: somebody else may have signed in in another tab. */
export function shownPerson() {
  return document.querySelector<HTMLElement>('[data-person]')?.dataset.person ?? ''
}

const unreachable = 'The server can’t be reached. Your changes are still on this screen.'

/** Bytes may be refused before the characters of a field are counted. */
const tooLarge =
  'This is too large to save. Shorten the text that you added last; it is still on this screen.'

function isJson(response: Response) {
  return response.headers.get('Content-Type')?.startsWith('application/json') ?? false
}

function messageFor(status: number) {
  if (status === 401) {
    return 'You are signed out. Sign in in another tab, then try again: your changes are still on this screen.'
  }
  if (status === 413) return tooLarge
  if (status === 403) return 'Your role does not allow this. Ask an owner.'
  return status >= 500 ? unreachable : 'This did not work. Your changes are still on this screen.'
}
