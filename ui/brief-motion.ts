/** Milliseconds that a motion goes on after it was last woken: longer would need a pause button (WCAG 2.2.2). */
const ACTIVE_FOR = 5000
/** Milliseconds to get up to speed, and to come to rest. */
const EASE = 900

type Motion = {
  onStart?: () => void
  /** `elapsed` is in milliseconds, at most 100; `energy`, 0 to 1, eases the start and the end. */
  onFrame: (elapsed: number, energy: number) => void
  onRest?: () => void
}

/** Draws frames for five seconds after each `wake`, then rests. */
export function briefMotion({ onStart, onFrame, onRest }: Motion) {
  let started = 0
  let lastFrame = 0
  let activeUntil = 0
  let request = 0

  function wake() {
    const now = performance.now()
    activeUntil = now + ACTIVE_FOR
    if (request) return
    started = now
    lastFrame = now
    onStart?.()
    request = requestAnimationFrame(step)
  }

  function step(now: number) {
    if (now >= activeUntil) return rest()
    const energy = Math.max(0, Math.min(1, (now - started) / EASE, (activeUntil - now) / EASE))
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
