import { briefMotion } from '#ui/brief-motion.ts'
import { watchInView } from '#ui/in-view.ts'
import { copyLetters, type LetterCopy, showLine } from '#ui/letter-copies.ts'
import { prefersReducedMotion, savesData } from '#ui/motion.ts'

export type WaveLettersMotion = { cycles: number; phase: number }

/** Milliseconds of motion after the last scrolling or pointing. */
const ACTIVE_FOR = 2000
/** Short, because the wave itself gathers and loses speed like a weight on a spring. */
const EASE = 300
/** Outlines change in one of so many frames. */
const OUTLINE_FRAMES = 4
/** Of the spring: per second squared, and per second. */
const STIFFNESS = 40
const DAMPING = 6
/** Scrolling moves the wave at most this far, in cycles; three quarters of it at a pixel per millisecond. */
const TRAVEL = 0.6
/** From the narrowest to the widest letters, in percent. */
const AXIS = 80
/** Percent that a letter below the pointer is wider, and the reach of the pointer in font sizes. */
const SWELL = 60
const REACH = 0.9

/**
 * Lets the wave over a headline travel with the speed of scrolling and widens the letters around the pointer. It comes to
 * rest on the server's widths, and neither the headline nor the page is laid out anew.
 */
export function mountWaveLetters(text: HTMLElement, { cycles, phase }: WaveLettersMotion) {
  if (prefersReducedMotion() || savesData() || breathesByStyles()) return
  const length = text.textContent.length
  let copies: ReturnType<typeof copyLetters> | undefined
  let isInView = false
  let frame = 0
  let startScroll = 0
  let lastScroll = 0
  let shift = 0
  let velocity = 0
  const pointer = { x: 0, y: 0, isNear: false, strength: 0 }

  const motion = briefMotion({
    activeFor: ACTIVE_FOR,
    ease: EASE,
    onStart() {
      copies = copyLetters(text)
      startScroll = lastScroll = scrollY
    },
    onFrame(elapsed, energy) {
      swing(elapsed / 1000)
      pointer.strength += (Number(pointer.isNear) - pointer.strength) * Math.min(1, elapsed / 180)
      frame += 1
      for (const line of copies?.lines ?? []) {
        const changes = line.map((letter) => energy * changeOf(letter))
        showLine(line, changes, frame % OUTLINE_FRAMES === 0)
      }
    },
    onRest() {
      copies?.remove()
      shift = velocity = pointer.strength = 0
    },
  })

  function swing(seconds: number) {
    const speed = (scrollY - lastScroll) / Math.max(1, seconds * 1000)
    lastScroll = scrollY
    const pulled = TRAVEL * Math.tanh(speed)
    velocity += ((pulled - shift) * STIFFNESS - velocity * DAMPING) * seconds
    shift += velocity * seconds
  }

  /** In percent of the normal width. */
  function changeOf({ index, x, y }: LetterCopy) {
    const travelled = crest(index, shift) - crest(index, 0)
    const distance = Math.hypot(pointer.x - x, pointer.y - (y - (scrollY - startScroll)))
    const closeness = Math.exp(-((distance / (REACH * (copies?.fontSize ?? 1))) ** 2))
    return AXIS * travelled + SWELL * pointer.strength * closeness
  }

  /** Height of the wave over a letter, 0 to 1 (letterWave in ui/wave.ts). */
  function crest(index: number, moved: number) {
    return (1 - Math.cos(2 * Math.PI * ((index / length) * cycles + phase - moved))) / 2
  }

  /** Phrases that take turns are in view together, but one is shown. */
  function wake() {
    if (isInView && text.checkVisibility({ opacityProperty: true })) motion.wake()
  }

  function onPointer({ clientX, clientY, pointerType }: PointerEvent) {
    if (pointerType === 'touch') return
    const { left, right, top, bottom } = text.getBoundingClientRect()
    pointer.isNear = clientX > left && clientX < right && clientY > top && clientY < bottom
    if (!pointer.isNear) return
    pointer.x = clientX
    pointer.y = clientY
    wake()
  }

  addEventListener('pointermove', onPointer, { passive: true })
  addEventListener('scroll', wake, { passive: true })
  addEventListener('resize', motion.rest)
  watchInView(text, 0, (inView) => {
    isInView = inView
    if (!isInView) motion.rest()
  })
}

/** Whether the letters follow scrolling without a script (ui/type.css). */
function breathesByStyles() {
  return matchMedia('(pointer: coarse)').matches && CSS.supports('animation-timeline: view()')
}
