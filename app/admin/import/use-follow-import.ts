import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { type ImportState, isAtWork } from '#model/import/import.ts'

/** Milliseconds between two looks at an import that goes on. */
const INTERVAL = 2_000

/** Loads the screen's data again while an import is read, run or undone. */
export function useFollowImport(...states: ImportState[]) {
  const { revalidate } = useRevalidator()
  const goesOn = states.some(isAtWork)
  useEffect(() => {
    if (!goesOn) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, INTERVAL)
    return () => clearInterval(timer)
  }, [goesOn, revalidate])
}
