import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { EditedDocument } from './use-document.ts'

/** Opens another screen after the draft has been saved, or does what leads to one; stays if it cannot be saved, which the editor says. */
export function useSaveAndLeave({ isSaved, save }: Pick<EditedDocument, 'isSaved' | 'save'>) {
  const navigate = useNavigate()
  const [leave, setLeave] = useState<(() => unknown) | null>(null)
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    if (leave === null || !isSaved) return
    // Only now does the guard against leaving know that everything is saved.
    setLeave(null)
    void leave()
  }, [leave, isSaved])
  return useCallback(
    async (to: string | (() => unknown)) => {
      if (!(await latest.current())) return
      setLeave(() => (typeof to === 'string' ? () => navigate(to) : to))
    },
    [navigate],
  )
}
