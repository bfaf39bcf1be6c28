import { useState } from 'react'

const COOKIE = 'admin_sidebar=collapsed'
const YEAR = 365 * 24 * 60 * 60

/** Whether this browser has collapsed the sidebar. A cookie, so that the server renders the right width. */
export function isSidebarCollapsed(request: Request) {
  const cookies = request.headers.get('cookie') ?? ''
  return cookies.split(/; */).includes(COOKIE)
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

function storeCollapsed(isCollapsed: boolean) {
  const age = isCollapsed ? YEAR : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs HTTPS
  document.cookie = `${COOKIE}; Path=/admin; Max-Age=${age}; SameSite=Lax`
}
