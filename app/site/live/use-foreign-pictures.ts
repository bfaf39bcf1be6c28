import { useEffect } from 'react'

/**
 * A document may show pictures of exactly the sites that it named when it was loaded. After a navigation inside the
 * site a post's cover may stand on another one: the page is loaded anew then, as whoever opens its address gets it.
 */
export function useForeignPictures() {
  useEffect(() => {
    const loaded = location.pathname + location.search
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== 'img-src' || !blockedURI.startsWith('https:')) return
      // Once for each address; and nobody loses a word that they are typing.
      const isFresh = loaded === location.pathname + location.search
      if (isFresh || document.activeElement?.matches('input, textarea')) return
      location.reload()
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => document.removeEventListener('securitypolicyviolation', onViolation)
  }, [])
}
