import { watchInView } from '#ui/in-view.ts'
import { prefersReducedMotion } from '#ui/motion.ts'
import { connectPauseButton } from '#ui/pause.ts'

/** Fraction of the list that must be visible. */
const VISIBLE_FRACTION = 0.2

type AutoAdvance = {
  /** Contains the pause button. */
  carousel: HTMLElement
  list: HTMLElement
  /** Buttons that move the list. */
  controls: HTMLElement
  /** Milliseconds between moves. */
  delay: number
  advance: () => void
}

/**
 * Advances a carousel by itself, unless it is paused or out of view, or its list or controls are hovered or focused (ARIA
 * Authoring Practices Guide, carousel).
 */
export function autoAdvance({ carousel, list, controls, delay, advance }: AutoAdvance) {
  const obstacles = new Set(['out of view'])
  let timer: ReturnType<typeof setInterval> | undefined

  function setObstacle(name: string, exists: boolean) {
    if (exists) obstacles.add(name)
    else obstacles.delete(name)
    clearInterval(timer)
    if (obstacles.size === 0) timer = setInterval(advanceIfShown, delay)
  }

  function advanceIfShown() {
    if (!document.hidden) advance()
  }

  for (const area of [list, controls]) {
    area.addEventListener('pointerenter', () => setObstacle('hovered', true))
    area.addEventListener('pointerleave', () => setObstacle('hovered', false))
    area.addEventListener('focusin', () => setObstacle('focused', true))
    area.addEventListener('focusout', () => setObstacle('focused', false))
    if (area.matches(':focus-within')) setObstacle('focused', true)
  }
  watchInView(list, VISIBLE_FRACTION, (inView) => setObstacle('out of view', !inView))
  connectPauseButton(carousel, !prefersReducedMotion(), (playing) => {
    list.setAttribute('aria-live', playing ? 'off' : 'polite')
    setObstacle('paused', !playing)
  })
}
