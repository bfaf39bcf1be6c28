import { useEffect, useRef, useState } from 'react'

/** Changes that did not reach the server, as this browser keeps them. */
export type KeptChanges = {
  value: unknown
  /** The version that they change. */
  version: number
  /** ISO time. */
  at: string
}

type Options = {
  /** Names the thing and the person who edits it. */
  name: string
  value: unknown
  version: number
  isSaved: boolean
  /** Leaving the screen without saving is no decision to drop the changes. */
  survivesLeaving?: boolean
  /** True for kept changes that the server has by now. */
  isKnown?: (value: unknown) => boolean
}

/** Milliseconds after which typed text is kept. */
const KEEP_AFTER = 300

/**
 * Keeps unsaved changes in this browser until they are saved, and offers those of an earlier visit. While they are
 * offered nothing else is kept.
 */
export function useKeptChanges({ name, value, version, isSaved, ...more }: Options) {
  // Undefined until the browser has been asked.
  const [offered, setOffered] = useState<KeptChanges | null>()
  const latest = useRef({ offered, isSaved, ...more, keep: () => {} })
  const keep = () => write(name, { value, version, at: new Date().toISOString() })
  latest.current = { offered, isSaved, ...more, keep }
  useEffect(() => {
    const kept = readKept(name)
    setOffered(kept && latest.current.isKnown?.(kept.value) ? null : kept)
  }, [name])
  useEffect(
    () => () => {
      const { offered, isSaved, survivesLeaving, keep } = latest.current
      if (offered !== null) return
      // The screen is left with everything saved, or deliberately without.
      if (isSaved || !survivesLeaving) remove(name)
      else keep()
    },
    [name],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` is made of the others
  useEffect(() => {
    if (offered !== null) return
    if (isSaved) return remove(name)
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
      remove(name)
      setOffered(null)
    },
    /** Forgets a value that has reached the server, also after the screen was left. */
    forget(saved: unknown) {
      const kept = readKept(name)
      if (kept && JSON.stringify(kept.value) === JSON.stringify(saved)) remove(name)
    },
  }
}

const PREFIX = 'unsaved '

function readKept(name: string): KeptChanges | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null')
  } catch {
    return null
  }
}

/** Without storage, or with a full one, the changes are on the screen only. */
function write(name: string, kept: KeptChanges) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(kept))
  } catch {}
}

function remove(name: string) {
  try {
    localStorage.removeItem(PREFIX + name)
  } catch {}
}
