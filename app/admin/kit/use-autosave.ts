import { useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds without a change before a value is saved. */
const SAVE_AFTER = 2_000
/** Milliseconds before a failed save is repeated. */
const RETRY_AFTER = 10_000

type AutosaveOptions<T> = {
  /** Compared by identity. */
  value: T
  isPaused: boolean
  /** Resolves to whether the value was saved. */
  save: (value: T) => Promise<boolean>
}

/** Saves a value two seconds after its last change. */
export function useAutosave<T>(options: AutosaveOptions<T>) {
  const { value, isPaused } = options
  const [saved, setSaved] = useState(value)
  /** The value that could not be saved last. */
  const [failed, setFailed] = useState<{ value: T } | null>(null)
  const hasFailed = failed?.value === value
  const latest = useRef({ ...options, saved })
  latest.current = { ...options, saved }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<boolean>>(undefined)
  const [isSaving, setSaving] = useState(false)

  const markSaved = useCallback((value: T) => {
    latest.current.saved = value
    setSaved(value)
  }, [])

  /** Saves unsaved changes, after any save in progress. Resolves to false if the save failed. */
  const saveNow = useCallback(() => {
    clearTimeout(timer.current)
    const previous = running.current
    running.current = (async () => {
      await previous
      const { value, saved, save } = latest.current
      if (value === saved) return true
      setSaving(true)
      const succeeded = await save(value)
      setSaving(false)
      setFailed(succeeded ? null : { value })
      if (succeeded) markSaved(value)
      return succeeded
    })()
    return running.current
  }, [markSaved])

  const isSaved = value === saved
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the value restarts the timer
  useEffect(() => {
    if (isPaused || isSaved || isSaving) return
    timer.current = setTimeout(saveNow, hasFailed ? RETRY_AFTER : SAVE_AFTER)
    return () => clearTimeout(timer.current)
  }, [value, isSaved, isSaving, isPaused, hasFailed, saveNow])

  // Also while a save is running: it may have been sent without a connection.
  useEffect(() => {
    if (isPaused) return
    addEventListener('online', saveNow)
    return () => removeEventListener('online', saveNow)
  }, [isPaused, saveNow])

  return {
    isSaved,
    isSaving,
    markSaved,
    saveNow,
    /** Runs what must not overlap with a save: after one in progress, and before the next. */
    runAlone<R>(work: () => Promise<R>): Promise<R> {
      clearTimeout(timer.current)
      const previous = running.current
      const result = (async () => {
        await previous
        return work()
      })()
      running.current = result.then(
        () => true,
        () => false,
      )
      return result
    },
  }
}
