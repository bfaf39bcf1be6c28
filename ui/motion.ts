/** Whether the visitor prefers reduced motion. */
export function prefersReducedMotion() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** The Network Information API, available in some browsers. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the visitor has Save-Data on or a slow connection; false if the browser does not tell. */
export function savesData() {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (!connection) return false
  return connection.saveData === true || /2g|3g/.test(connection.effectiveType ?? '')
}
