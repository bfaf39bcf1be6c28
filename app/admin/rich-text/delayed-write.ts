/** Milliseconds without typing before a text is written. */
const WRITE_AFTER = 300

/** Writes a text after a pause in typing, or at once; until then the write is among those that are pending. */
export function delayedWrite(pendingWrites: Set<() => void>, write: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  function now() {
    clearTimeout(timer)
    if (pendingWrites.delete(now)) write()
  }
  return {
    now,
    later() {
      pendingWrites.add(now)
      clearTimeout(timer)
      timer = setTimeout(now, WRITE_AFTER)
    },
  }
}
