/** What is kept: any value that knows its size. */
type Sized = { bytes: number }

/** The outcome of one fill; only one that says `keep` stays for later requests. */
type Filled<T> = { value: T; keep: boolean }

export type PageCache<T> = {
  /** The value under `key` of this content version; a miss fills it once, however many ask meanwhile. */
  get(key: string, version: number, fill: () => Promise<Filled<T>>): T | Promise<T>
  /** Bytes kept now. */
  bytes(): number
}

/**
 * A store of finished pages, bounded by bytes, the least recently used leaving first. Another content version
 * empties it. A fill that throws is not kept and every waiter gets its error.
 */
export function createPageCache<T extends Sized>(maxBytes: number): PageCache<T> {
  const kept = new Map<string, T>()
  const running = new Map<string, Promise<T>>()
  let keptVersion: number | undefined
  let bytes = 0

  function get(key: string, version: number, fill: () => Promise<Filled<T>>) {
    if (version !== keptVersion) startVersion(version)
    const value = kept.get(key)
    if (!value) return fillOnce(key, version, fill)
    kept.delete(key)
    kept.set(key, value)
    return value
  }

  function startVersion(version: number) {
    kept.clear()
    bytes = 0
    keptVersion = version
  }

  function fillOnce(key: string, version: number, fill: () => Promise<Filled<T>>) {
    const runningKey = `${version} ${key}`
    const under = running.get(runningKey)
    if (under) return under
    const filling = fill()
      .then((filled) => {
        if (filled.keep && version === keptVersion) keep(key, filled.value)
        return filled.value
      })
      .finally(() => running.delete(runningKey))
    running.set(runningKey, filling)
    return filling
  }

  function keep(key: string, value: T) {
    if (value.bytes > maxBytes) return
    kept.set(key, value)
    bytes += value.bytes
    for (const [oldest, { bytes: freed }] of kept) {
      if (bytes <= maxBytes) return
      kept.delete(oldest)
      bytes -= freed
    }
  }

  return { get, bytes: () => bytes }
}
