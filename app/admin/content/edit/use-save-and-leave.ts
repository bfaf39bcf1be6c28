import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { EditedDocument } from './use-document.ts'

/** Opens another screen after the draft has been saved; stays if it cannot be, which the editor says. */
export function useSaveAndLeave({ isSaved, save }: Pick<EditedDocument, 'isSaved' | 'save'>) {
  const navigate = useNavigate()
  const [to, setTo] = useState<string | null>(null)
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    // Only now does the guard against leaving know that everything is saved.
    if (to !== null && isSaved) void navigate(to)
  }, [to, isSaved, navigate])
  return useCallback(async (path: string) => {
    if (await latest.current()) setTo(path)
  }, [])
}
