/** Milliseconds to wait at most: a page that is not drawn is not painted either. */
const WAIT_MAX = 1000

/** Resolves in a task of its own after the page was painted; at once if it is hidden. */
export function nextPaint() {
  return new Promise<void>((resolve) => {
    if (document.visibilityState === 'hidden') return resolve()
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, WAIT_MAX)
  })
}
