import { mayAct } from '#model/accounts/accounts.ts'
import { EDITOR_COOKIE } from '#model/editor-cookie.ts'
import { SECURE_PREFIX } from '#model/secure-cookie.ts'
import type { Actor } from '#server/platform/audit/actor.ts'

const MONTH = 30 * 86_400

const [name] = EDITOR_COOKIE.split('=')

/** The `Set-Cookie` headers that take the cookie away, also one without a prefix. */
export function noEditorCookies(isSecure: boolean) {
  const plain = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
  return isSecure ? [`${SECURE_PREFIX}${plain}; Secure`, plain] : [plain]
}

/**
 * The `Set-Cookie` headers by which public pages know that their reader may edit them. The page itself stays the same
 * for all: its script looks for the cookie.
 */
export function editorCookies(request: Request, actor: Actor | null, isSecure: boolean): string[] {
  const own = isSecure ? `${SECURE_PREFIX}${EDITOR_COOKIE}` : EDITOR_COOKIE
  const sent = request.headers.get('Cookie') ?? ''
  const may = actor !== null && mayAct(actor.role, 'author')
  if (!may) return sent.includes(EDITOR_COOKIE) ? noEditorCookies(isSecure) : []
  if (sent.includes(own)) return []
  return [`${own}; Path=/; Max-Age=${MONTH}; SameSite=Lax${isSecure ? '; Secure' : ''}`]
}
