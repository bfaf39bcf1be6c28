import { useCallback, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** Tells, after something was done, whether the person is still on this screen and not about to leave it. */
export function useIsHere() {
  const isLeaving = useRef(false)
  isLeaving.current = useNavigation().state !== 'idle'
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return useCallback(() => !isLeft.current && !isLeaving.current, [])
}
