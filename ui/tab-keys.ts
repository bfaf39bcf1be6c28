/** Determines which arrow keys move between tabs. */
export type TabOrientation = 'horizontal' | 'vertical'

const arrows = {
  ltr: { ArrowLeft: -1, ArrowRight: 1 },
  rtl: { ArrowLeft: 1, ArrowRight: -1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
} as const

type TabPosition = {
  index: number
  count: number
  orientation: TabOrientation
  /** Of the text, for horizontal tabs. */
  direction: 'ltr' | 'rtl'
}

/**
 * The index of the tab that a key moves to, or undefined for other keys. Wraps around at both ends (ARIA Authoring
 * Practices Guide, tabs).
 */
export function tabAfterKey(key: string, { index, count, orientation, direction }: TabPosition) {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const keys: Record<string, number> = arrows[orientation === 'vertical' ? orientation : direction]
  const step = keys[key]
  if (step === undefined) return undefined
  return (index + step + count) % count
}
