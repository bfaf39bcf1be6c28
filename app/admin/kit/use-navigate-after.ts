import { useCallback } from 'react'
import { type To, useNavigate } from 'react-router'
import { useIsHere } from './use-is-here.ts'

/** Opens another screen after something was done, unless the person has left this one meanwhile or is about to. */
export function useNavigateAfter() {
  const navigate = useNavigate()
  const isHere = useIsHere()
  return useCallback(
    async (to: To) => {
      if (isHere()) await navigate(to)
    },
    [navigate, isHere],
  )
}
