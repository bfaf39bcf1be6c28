/** Determines which arrow keys move between tabs. */
export type TabOrientation = 'horizontal' | 'vertical'

const arrows = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
} as const satisfies Record<TabOrientation, Record<string, number>>

/**
 * The index of the tab that a key moves to, or undefined for other keys. Wraps around at both ends (ARIA Authoring
 * Practices Guide, tabs).
 */
export function tabAfterKey(
  key: string,
  { index, count, orientation }: { index: number; count: number; orientation: TabOrientation },
) {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = (arrows[orientation] as Record<string, number>)[key]
  if (step === undefined) return undefined
  return (index + step + count) % count
}
