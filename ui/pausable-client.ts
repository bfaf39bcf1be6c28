import { watchInView } from '#ui/in-view.ts'
import { prefersReducedMotion } from '#ui/motion.ts'
import { connectPauseButton } from '#ui/pause.ts'

/**
 * Lets a button pause the CSS animations of its section, which read `data-playing` and `data-seen` (in view). A section
 * that is not yet playing starts now, unless reduced motion is preferred.
 */
export function mountPausable(element: HTMLElement) {
  const starts = element.dataset.playing === 'true' || !prefersReducedMotion()
  connectPauseButton(element, starts, (playing) => {
    element.dataset.playing = String(playing)
  })
  watchInView(element, 0, (inView) => {
    element.dataset.seen = String(inView)
  })
}
