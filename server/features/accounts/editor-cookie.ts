import { mayAct } from '#model/accounts/accounts.ts'
import { EDITOR_COOKIE } from '#model/editor-cookie.ts'
import type { Actor } from '#server/platform/audit/actor.ts'

const MONTH = 30 * 86_400

const [name] = EDITOR_COOKIE.split('=')

/** The `Set-Cookie` header that takes the cookie away. */
export const noEditorCookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`

/**
 * The `Set-Cookie` headers by which public pages know that their reader may edit them. The page itself stays the same
 * for all: its script looks for the cookie.
 */
export function editorCookies(request: Request, actor: Actor | null, isSecure: boolean): string[] {
  const has = request.headers.get('Cookie')?.includes(EDITOR_COOKIE) ?? false
  const may = actor !== null && mayAct(actor.role, 'author')
  if (has === may) return []
  if (!may) return [noEditorCookie]
  return [`${EDITOR_COOKIE}; Path=/; Max-Age=${MONTH}; SameSite=Lax${isSecure ? '; Secure' : ''}`]
}
