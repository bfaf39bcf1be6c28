/** True for a visitor who asked for less movement. */
export function prefersStillness() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** True for a visitor who pays for every byte. */
export function savesData() {
  return (
    'connection' in navigator && (navigator.connection as { saveData?: boolean })?.saveData === true
  )
}
