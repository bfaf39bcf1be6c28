import { watchInView } from '#ui/in-view.ts'
import { prefersReducedMotion, savesData } from '#ui/motion.ts'
import { connectPauseButton } from '#ui/pause.ts'

/** Plays a video only while it is visible and not paused by its button. */
export function mountLoopVideo(element: HTMLElement) {
  const video = element.querySelector('video')
  if (!video) return
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
  watchInView(video, 0.1, (seen) => {
    inView = seen
    update()
  })
}
