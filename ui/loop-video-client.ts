import { watchInView } from '#ui/in-view.ts'
import { prefersReducedMotion, savesData } from '#ui/motion.ts'
import { connectPauseButton } from '#ui/pause.ts'

/** Fraction of the video that must be visible. */
const VISIBLE_FRACTION = 0.1

export type LoopVideoProps = {
  /** The video is fixed behind its section, so it counts as visible while the section is. */
  isFixed: boolean
}

/** Plays a video only while it is visible and not paused by its button. */
export function mountLoopVideo(element: HTMLElement, { isFixed }: LoopVideoProps) {
  const video = element.querySelector('video')
  const watched = isFixed ? element.closest('section') : video
  if (!video || !watched) return
  let shouldPlay = false
  let inView = false

  function update() {
    if (shouldPlay && inView) video?.play().catch(() => undefined)
    else video?.pause()
  }

  connectPauseButton(element, !prefersReducedMotion() && !savesData(), (playing) => {
    shouldPlay = playing
    update()
  })
  watchInView(watched, isFixed ? 0 : VISIBLE_FRACTION, (seen) => {
    inView = seen
    update()
  })
}
