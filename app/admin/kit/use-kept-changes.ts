import { useEffect, useRef, useState } from 'react'
import {
  readKept,
  removeKept,
  removeStored,
  type StoredChanges,
  TAB,
  writeKept,
} from './kept-storage.ts'

type Options = {
  /** Names the thing and the person who edits it. */
  name: string
  value: unknown
  version: number
  isSaved: boolean
  /** True for kept changes that the server has by now. */
  isKnown?: (value: unknown) => boolean
}

/** Milliseconds after which typed text is kept. */
const KEEP_AFTER = 300

/**
 * Keeps unsaved changes in this browser until they are saved, and offers those of an earlier visit. While they are
 * offered nothing else is kept.
 */
export function useKeptChanges({ name, value, version, isSaved, isKnown }: Options) {
  // Undefined until the browser has been asked.
  const [offered, setOffered] = useState<StoredChanges | null>()
  const latest = useRef({ offered, isKnown })
  latest.current = { offered, isKnown }
  const keep = () => writeKept(name, TAB, { value, version, at: new Date().toISOString() })
  useEffect(() => {
    const isStored = (kept: StoredChanges) => latest.current.isKnown?.(kept.value) === true
    const kept = readKept(name)
    for (const { key } of kept.filter(isStored)) removeStored(key)
    setOffered(kept.find((one) => !isStored(one)) ?? null)
  }, [name])
  useEffect(
    () => () => {
      // The screen is left with everything saved, or deliberately without.
      if (latest.current.offered === null) removeKept(name, TAB)
    },
    [name],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` is made of the others
  useEffect(() => {
    if (offered !== null) return
    if (isSaved) return removeKept(name, TAB)
    const timer = setTimeout(keep, KEEP_AFTER)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [name, value, version, isSaved, offered])
  return {
    offered,
    /** Ends the offer, whether the changes are taken over or not. */
    close() {
      if (offered) removeStored(offered.key)
      setOffered(null)
    },
  }
}
