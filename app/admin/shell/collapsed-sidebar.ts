import { useState } from 'react'
import { SECURE_PREFIX } from '#model/secure-cookie.ts'

const COOKIE = 'admin_sidebar=collapsed'
const YEAR = 365 * 24 * 60 * 60

/** Whether this browser has collapsed the sidebar. A cookie, so that the server renders the right width. */
export function isSidebarCollapsed(request: Request) {
  const cookies = request.headers.get('cookie') ?? ''
  return cookies
    .split(/; */)
    .some((cookie) => [COOKIE, `${SECURE_PREFIX}${COOKIE}`].includes(cookie))
}

/** The sidebar's state and a function that changes and stores it. */
export function useCollapsedSidebar(initial: boolean) {
  const [isCollapsed, setCollapsed] = useState(initial)
  const toggle = () => {
    storeCollapsed(!isCollapsed)
    setCollapsed(!isCollapsed)
  }
  return { isCollapsed, toggle }
}

/** The cookie to set, or to take away. `protocol`: of the page. */
export function sidebarCookie(isCollapsed: boolean, protocol: string) {
  const isSecure = protocol === 'https:'
  const age = isCollapsed ? YEAR : 0
  return `${isSecure ? SECURE_PREFIX : ''}${COOKIE}; Path=/admin; Max-Age=${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

function storeCollapsed(isCollapsed: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs HTTPS
  document.cookie = sidebarCookie(isCollapsed, location.protocol)
}
