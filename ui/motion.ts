/** True for a visitor who asked for less movement. */
export function prefersReducedMotion() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** What some browsers tell of the line; the others tell nothing and count as fast. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** True for a visitor who pays for every byte, or waits for it. */
export function savesData() {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (!connection) return false
  return connection.saveData === true || /2g|3g/.test(connection.effectiveType ?? '')
}
