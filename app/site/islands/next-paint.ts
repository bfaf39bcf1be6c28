/** Resolves in a task of its own after the page was painted. */
export function nextPaint() {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
