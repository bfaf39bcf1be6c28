import type { Log } from '#server/platform/runtime.ts'

/** Milliseconds. Smaller corrections are usual. */
const STEP_MIN = 60_000

/** Returns a function, to be called every few seconds, that logs when the machine's clock was set meanwhile. */
export function watchClock(log: Log, passed = () => performance.now()) {
  let before = Date.now() - passed()
  return () => {
    const offset = Date.now() - passed()
    const step = offset - before
    before = offset
    if (Math.abs(step) < STEP_MIN) return
    const direction = step > 0 ? 'forward' : 'back'
    log(
      `The clock of this machine was set ${direction} by ${inWords(Math.abs(step))}, or the machine slept. Check the time, and synchronise it with NTP.`,
    )
  }
}

function inWords(milliseconds: number) {
  const minutes = Math.round(milliseconds / 60_000)
  if (minutes < 120) return `${minutes} minutes`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`
}
