import { LRUCache } from 'lru-cache'

/** Keeps so many of the last results, by key; a failure is not kept. */
export function remember<T>(max: number) {
  const kept = new LRUCache<string, Promise<T>>({ max })
  return (key: string, make: () => Promise<T>) => {
    const known = kept.get(key)
    if (known) return known
    const made = make()
    kept.set(key, made)
    made.catch(() => {
      if (kept.peek(key) === made) kept.delete(key)
    })
    return made
  }
}
