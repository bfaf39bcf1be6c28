import { useEffect } from 'react'

/**
 * Reloads the page when the CSP blocks an image: the policy lists the image hosts known when the document loaded,
 * and after a client navigation a post's cover may be on another host.
 */
export function useReloadOnBlockedImage() {
  useEffect(() => {
    const initialUrl = location.pathname + location.search
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== 'img-src' || !blockedURI.startsWith('https:')) return
      // Once per URL, and never while the visitor is typing.
      const isInitialUrl = initialUrl === location.pathname + location.search
      if (isInitialUrl || document.activeElement?.matches('input, textarea')) return
      location.reload()
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => document.removeEventListener('securitypolicyviolation', onViolation)
  }, [])
}
