import { savePicture } from '#blocks/wave-tuner/save-picture.ts'
import { firstWave, heroShape, tunedPath } from '#blocks/wave-tuner/tuned-wave.ts'
import { paths } from '#model/paths.ts'
import { readWaveName, wavePagePath } from '#model/wave-name.ts'
import { briefMotion } from '#ui/brief-motion.ts'
import { copyText } from '#ui/copy-text.ts'
import { prefersReducedMotion } from '#ui/motion.ts'
import { nextPaint } from '#ui/next-paint.ts'

/** Milliseconds of one loop. */
const LOOP = 6000

/** Of the time, at most, that drawing may take: slow phones get fewer frames. */
const SHARE = 0.2

/** Draws the wave of the name in the field, moves it for a few seconds, and keeps its link in the address bar. */
export function mountNameWave(form: HTMLElement) {
  const drawing = form.closest('section')?.querySelector('[data-wave]')
  const input = form.querySelector('input')
  const tools = form.querySelector<HTMLElement>('[data-tools]')
  const status = form.querySelector('[role="status"]')
  if (!drawing || !input || !tools || !status) return
  let name = readWaveName(input.value)
  let time = 0
  /** Milliseconds that the last drawing took, and since then. */
  let cost = 0
  let waited = 0

  const motion = briefMotion({
    onFrame(elapsed, energy) {
      time += (elapsed / LOOP) * energy
      waited += elapsed
      if (waited >= cost / SHARE) draw()
    },
  })

  function draw() {
    const begun = performance.now()
    const path = name ? tunedPath({ ...firstWave, name }, time, heroShape) : ''
    drawing?.querySelector('path')?.setAttribute('d', path)
    cost = performance.now() - begun
    waited = 0
  }

  function update() {
    name = readWaveName(input?.value ?? '')
    drawing?.toggleAttribute('hidden', !name)
    tools?.toggleAttribute('hidden', !name)
    draw()
    if (name && !prefersReducedMotion()) motion.wake()
    else motion.rest()
  }

  // The letter is shown first.
  input.addEventListener('input', () => nextPaint().then(update))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    update()
    history.replaceState(history.state, '', name ? wavePagePath(name) : paths.home)
  })
  tools.addEventListener('click', async ({ target }) => {
    if (!(target instanceof HTMLButtonElement) || !name) return
    if (target.name === 'save') {
      const stops = [...drawing.querySelectorAll('stop')]
      savePicture(
        { ...firstWave, name },
        time,
        stops.map((stop) => stop.getAttribute('stop-color') ?? ''),
      )
    } else status.textContent = await copyText(location.origin + wavePagePath(name), target)
  })
  // Typed before this code was there.
  if (input.value !== input.defaultValue) update()
}
