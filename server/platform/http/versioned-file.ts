import type { CachedResponse } from './cached-response.ts'

/** Makes a file once per origin and content version, so that asking often costs little. Failures are not kept. */
export function createVersionedFile(
  contentVersion: () => number,
  create: (origin: string) => Promise<CachedResponse | null>,
) {
  let made: { version: number; origin: string; file: Promise<CachedResponse | null> } | undefined

  return (origin: string) => {
    const version = contentVersion()
    if (made?.version === version && made.origin === origin) return made.file
    const file = create(origin)
    made = { version, origin, file }
    file.catch(() => {
      if (made?.file === file) made = undefined
    })
    return file
  }
}
