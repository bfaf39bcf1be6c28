import { LRUCache } from 'lru-cache'
import { noteCached } from './current-request.ts'

/** What is cached: any value that knows its size. */
type Sized = { bytes: number }

/** The outcome of one fill; only one with `keep` is cached. */
type Filled<T> = { value: T; keep: boolean }

export type VersionCache<T> = {
  /** The value under `key` of this content version; a miss fills it once, however many requests wait. */
  get(key: string, version: number, fill: () => Promise<Filled<T>>): T | Promise<T>
  /** The value under `key` of this content version, if it is cached. */
  peek(key: string, version: number): T | undefined
  /** Replaces a value that is still cached. */
  replace(key: string, old: T, value: T): void
  /** Bytes cached now. */
  bytes(): number
}

/**
 * A cache of finished responses, bounded by bytes. A new content version empties it. A fill that throws is not cached,
 * and every waiting request gets its error.
 */
export function createVersionCache<T extends Sized>(maxBytes: number): VersionCache<T> {
  const cached = new LRUCache<string, T>({
    // 0 would mean no limit.
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  })
  const running = new Map<string, Promise<T>>()
  let cachedVersion: number | undefined

  function get(key: string, version: number, fill: () => Promise<Filled<T>>) {
    if (version !== cachedVersion) {
      cached.clear()
      cachedVersion = version
    }
    const known = cached.get(key)
    if (known) noteCached()
    return known ?? fillOnce(key, version, fill)
  }

  function fillOnce(key: string, version: number, fill: () => Promise<Filled<T>>) {
    const runningKey = `${version} ${key}`
    const pending = running.get(runningKey)
    if (pending) return pending
    const filling = fill()
      .then(({ keep, value }) => {
        if (keep && version === cachedVersion) cached.set(key, value)
        return value
      })
      .finally(() => running.delete(runningKey))
    running.set(runningKey, filling)
    return filling
  }

  return {
    get,
    peek: (key, version) => (version === cachedVersion ? cached.get(key) : undefined),
    replace(key, old, value) {
      if (cached.peek(key) === old) cached.set(key, value)
    },
    bytes: () => cached.calculatedSize,
  }
}
