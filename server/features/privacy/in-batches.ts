/** Ids per statement; both databases allow more. */
const BATCH = 500

/** The rows of many ids, which are asked for in several statements. */
export async function inBatches<T>(ids: string[], find: (batch: string[]) => Promise<T[]>) {
  const found: T[] = []
  for (let start = 0; start < ids.length; start += BATCH) {
    found.push(...(await find(ids.slice(start, start + BATCH))))
  }
  return found
}
