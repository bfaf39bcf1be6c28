/** Loads the page anew, as the server renders it at its URL, unless the visitor is typing. */
export function loadAnew() {
  if (!document.activeElement?.matches('input, textarea')) location.reload()
}

/**
 * Loads the page anew when its Content-Security-Policy blocks a picture: it allows only the hosts of the pictures that
 * the server rendered, and a list from the API may contain others.
 */
export function watchBlockedPictures() {
  document.addEventListener('securitypolicyviolation', onViolation)
}

function onViolation({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) {
  if (effectiveDirective !== 'img-src' || !blockedURI.startsWith('https:')) return
  if (!wasReloaded()) loadAnew()
}

/** Whether this document is already a reload of the current URL. */
function wasReloaded() {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload'
  return isReload && navigation?.name.split('#')[0] === location.href.split('#')[0]
}
