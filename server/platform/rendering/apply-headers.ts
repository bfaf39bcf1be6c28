import type { PagePolicy } from '#server/platform/security/content-security-policy.ts'
import { closedPolicy } from '#server/platform/security/content-security-policy.ts'
import { foreignPictureOrigins } from '#server/platform/security/foreign-pictures.ts'
import { collectOwnCode } from '#server/platform/security/inline-code.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import type { RenderedPage } from './render-page.ts'

export type PageWithHeaders = { status: number; headers: HeaderSet; body: Uint8Array<ArrayBuffer> }

/** The server sets these itself for the bytes it sends. */
const replaced = new Set(['cache-control', 'content-length', 'content-type', 'transfer-encoding'])

const decoder = new TextDecoder()
const encoder = new TextEncoder()

/**
 * Adds the site's headers and a Content-Security-Policy that allows the page's own inline scripts and styles, and the
 * picture origins it uses.
 */
export function applyHeaders(
  page: RenderedPage,
  headers: HeaderSet,
  policy: PagePolicy,
  cacheControl: string,
): PageWithHeaders {
  const type = page.headers.get('Content-Type') ?? 'text/plain; charset=utf-8'
  const ownHeaders = [...page.headers].filter(([name]) => !replaced.has(name))
  const own = Object.fromEntries(ownHeaders)
  // In whatever case, a page's own header takes the place of the site's.
  const others = Object.entries(headers).filter(([name]) => !(name.toLowerCase() in own))
  const common = {
    ...Object.fromEntries(others),
    ...own,
    'Content-Type': type,
    'Cache-Control': cacheControl,
  }
  if (!type.startsWith('text/html')) {
    const closed = { ...common, 'Content-Security-Policy': closedPolicy }
    return { status: page.status, headers: closed, body: page.body }
  }
  const { html, scripts, styles } = collectOwnCode(decoder.decode(page.body), page.nonce)
  return {
    status: page.status,
    headers: {
      ...common,
      'Content-Security-Policy': policy(scripts, foreignPictureOrigins(html), styles),
    },
    body: encoder.encode(html),
  }
}

/** True for a page that is the same for every visitor until the content changes. */
export function isCacheable(page: RenderedPage) {
  if (page.status !== 200 || page.errors.length > 0) return false
  if (page.headers.has('Set-Cookie')) return false
  return !/no-store|private/.test(page.headers.get('Cache-Control') ?? '')
}
