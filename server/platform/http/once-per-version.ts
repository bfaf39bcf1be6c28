/** Makes a value once per content version, so that asking often costs little. Failures are not kept. */
export function oncePerVersion<Value>(
  contentVersion: () => number,
  create: () => Promise<Value>,
): () => Promise<Value> {
  let made: { version: number; value: Promise<Value> } | undefined

  return () => {
    const version = contentVersion()
    if (made?.version === version) return made.value
    const value = create()
    made = { version, value }
    value.catch(() => {
      if (made?.value === value) made = undefined
    })
    return value
  }
}
