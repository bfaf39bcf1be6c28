import { curve } from '#ui/curve.ts'
import { prefersReducedMotion } from '#ui/motion.ts'

export const WIDTH = 800
export const HEIGHT = 360
/** Letters that are on their way at once. */
const LETTERS = 20
const STEP = WIDTH / LETTERS

/** Height of a half wave without a letter. */
const CALM = 7

/** Milliseconds in which the wave travels to the reader: as long as sending takes at least. */
const TRAVEL = 1500

/** From its place, which ends before the face, until nothing of it is left beside the head. */
const WAY = 1.6 * WIDTH

/**
 * The SVG path of a text on its way: each letter is half a wave, the newest at the start; a space is a pause. It gets narrow
 * towards the reader. Without text it is calm.
 */
export function transmissionPath(text: string) {
  const heights = Array.from({ length: LETTERS }, (_, index) => {
    const at = text.length - 1 - index
    const letter = text.codePointAt(at)
    const side = at % 2 === 0 ? -1 : 1
    const height = letter === undefined ? CALM : loudness(letter)
    return side * height * Math.min(1, 1.75 * (1 - index / LETTERS))
  })
  return curve({ width: WIDTH, height: HEIGHT, isFine: true }, LETTERS * 2, (fraction) => {
    const half = Math.round(fraction * LETTERS * 2)
    const height = half % 2 === 0 ? 0 : (heights[(half - 1) / 2] ?? 0)
    return [fraction * WIDTH, HEIGHT / 2 + height]
  })
}

/** Always the same for a letter; none for white space. */
function loudness(letter: number) {
  return letter <= 32 ? 0 : 48 + ((letter * 37) % 109)
}

/** Milliseconds between two letters, of somebody who types fast and of somebody who thinks. */
const [FAST, SLOW] = [120, 400]

/** Draws what is typed into a form in the waves beside it, as far as the page has any. Still with reduced motion. */
export function mountTransmission(form: HTMLFormElement) {
  const waves = [...document.querySelectorAll('[data-transmission] path')]
  const [rest] = waves.map((wave) => wave.getAttribute('d'))
  if (!rest || prefersReducedMotion()) return
  let shown = ''
  let typedAt = 0

  function draw(path: string) {
    for (const wave of waves) wave.setAttribute('d', path)
  }
  function move(frames: Keyframe[], options: KeyframeAnimationOptions) {
    return waves.map((wave) => wave.animate(frames, options))
  }

  function show(text: string) {
    const added = text.length - shown.length
    shown = text
    draw(text ? transmissionPath(text) : (rest ?? ''))
    return added
  }

  function onInput({ target, timeStamp }: Event) {
    const gap = Math.min(SLOW, Math.max(FAST, timeStamp - typedAt))
    typedAt = timeStamp
    const added = show(textOf(form, target))
    if (added <= 0) return
    const kick = 1 + (0.3 * (SLOW - gap)) / (SLOW - FAST)
    const from = `translateX(${-STEP * Math.min(added, LETTERS)}px) scaleY(${kick})`
    move([{ transform: from }, { transform: 'none' }], { duration: gap, easing: 'ease-out' })
  }

  let travels: Animation[] = []
  form.addEventListener('input', onInput)
  show(textOf(form, null))
  return {
    send() {
      const to = { transform: `translateX(${WAY}px)` }
      travels = move([to], { duration: TRAVEL, easing: 'ease-in-out', fill: 'forwards' })
    },
    /** What was not stored comes back. */
    end(isStored: boolean) {
      for (const travel of travels) travel.cancel()
      travels = []
      if (isStored) draw(transmissionPath(''))
    },
  }
}

/** The texts of a form in their order, that of the field in use last. */
function textOf(form: HTMLFormElement, used: EventTarget | null) {
  const fields = [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type=hidden], [type=file], [type=radio], [type=checkbox], [tabindex]), textarea',
    ),
  ]
  const last = fields.filter((field) => field === used)
  const texts = [...fields.filter((field) => field !== used), ...last].map(({ value }) => value)
  return texts.filter(Boolean).join(' ')
}
