/** Milliseconds that a motion goes on after it was last woken: longer would need a pause button (WCAG 2.2.2). */
const ACTIVE_MAX = 5000
const EASE = 900

type Motion = {
  /** Milliseconds from the last `wake` to the rest. */
  activeFor?: number
  /** Milliseconds to get up to speed, and to come to rest. */
  ease?: number
  onStart?: () => void
  /** `elapsed` is in milliseconds, at most 100; `energy`, 0 to 1, eases the start and the end. */
  onFrame: (elapsed: number, energy: number) => void
  onRest?: () => void
}

/** Draws frames for a few seconds after each `wake`, then rests. */
export function briefMotion({
  activeFor = ACTIVE_MAX,
  ease = EASE,
  onStart,
  onFrame,
  onRest,
}: Motion) {
  let started = 0
  let lastFrame = 0
  let activeUntil = 0
  let request = 0

  function wake() {
    const now = performance.now()
    activeUntil = now + activeFor
    if (request) return
    started = now
    lastFrame = now
    onStart?.()
    request = requestAnimationFrame(step)
  }

  function step(now: number) {
    if (now >= activeUntil) return rest()
    const energy = Math.max(0, Math.min(1, (now - started) / ease, (activeUntil - now) / ease))
    onFrame(Math.min(100, now - lastFrame), energy)
    lastFrame = now
    request = requestAnimationFrame(step)
  }

  function rest() {
    if (!request) return
    cancelAnimationFrame(request)
    request = 0
    onRest?.()
  }

  return { wake, rest }
}
