import { useCallback, useEffect, useRef } from 'react'
import { type To, useNavigate, useNavigation } from 'react-router'

/** Opens another screen after something was done, unless the person has left this one meanwhile or is about to. */
export function useNavigateAfter() {
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  isLeaving.current = useNavigation().state !== 'idle'
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return useCallback(
    async (to: To) => {
      if (!isLeft.current && !isLeaving.current) await navigate(to)
    },
    [navigate],
  )
}
