/** What crops of a picture keep in view: percent of its width and height. */
export type Focus = { x: number; y: number }

/** Percent between two positions; ui/focus.css has a class for each. */
export const FOCUS_STEP = 5

/** "30x70", as it is stored and part of URLs. */
export function focusText({ x, y }: Focus) {
  return `${x}x${y}`
}

/** The focus of "30x70"; null for anything else. */
export function parseFocus(text: string | null | undefined): Focus | null {
  const [, x, y] = /^(\d{1,3})x(\d{1,3})$/.exec(text ?? '') ?? []
  const focus = { x: Number(x), y: Number(y) }
  return isStep(focus.x) && isStep(focus.y) ? focus : null
}

/** The nearest position that has a class. */
export function nearestFocus({ x, y }: Focus): Focus {
  return { x: nearest(x), y: nearest(y) }
}

function nearest(percent: number) {
  const within = Math.min(100, Math.max(0, percent))
  return Math.round(within / FOCUS_STEP) * FOCUS_STEP
}

function isStep(percent: number) {
  return percent >= 0 && percent <= 100 && percent % FOCUS_STEP === 0
}
