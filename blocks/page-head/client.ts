import { watchInView } from '#ui/in-view.ts'
import { prefersReducedMotion } from '#ui/motion.ts'
import { connectPauseButton } from '#ui/pause.ts'

/** Milliseconds that each phrase is shown. */
const PERIOD = 2000

/** Rotates the phrases of the headline while it is in view and not paused. */
export function mountRotatingWords(section: HTMLElement) {
  const headline = section.querySelector('h1')
  const phrases = [...section.querySelectorAll('.page-head-turns > *')]
  if (!headline) return
  let shown = 0
  let isPlaying = false
  let isInView = false
  let timer: ReturnType<typeof setInterval> | undefined

  function showNext() {
    shown = (shown + 1) % phrases.length
    for (const [index, phrase] of phrases.entries()) {
      phrase.toggleAttribute('data-shown', index === shown)
    }
  }

  function update() {
    clearInterval(timer)
    if (isPlaying && isInView) timer = setInterval(showNext, PERIOD)
  }

  connectPauseButton(section, !prefersReducedMotion(), (playing) => {
    isPlaying = playing
    update()
  })
  watchInView(headline, 0, (inView) => {
    isInView = inView
    update()
  })
}
