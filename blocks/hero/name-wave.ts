import { savePicture } from '#blocks/wave-tuner/save-picture.ts'
import { firstWave, tunedPath } from '#blocks/wave-tuner/tuned-wave.ts'
import { paths } from '#model/paths.ts'
import { readWaveName, wavePagePath } from '#model/wave-name.ts'
import { briefMotion } from '#ui/brief-motion.ts'
import { copyText } from '#ui/copy-text.ts'
import { prefersReducedMotion } from '#ui/motion.ts'

/** Milliseconds of one loop. */
const LOOP = 6000

/** Draws the wave of the name in the field, moves it for a few seconds, and keeps its link in the address bar. */
export function mountNameWave(form: HTMLElement) {
  const drawing = form.closest('section')?.querySelector('[data-wave]')
  const input = form.querySelector('input')
  const tools = form.querySelector<HTMLElement>('[data-tools]')
  const status = form.querySelector('[role="status"]')
  if (!drawing || !input || !tools || !status) return
  let name = readWaveName(input.value)
  let time = 0

  const motion = briefMotion({
    onFrame(elapsed, energy) {
      time += (elapsed / LOOP) * energy
      draw()
    },
  })

  function draw() {
    const path = name ? tunedPath({ ...firstWave, name }, time) : ''
    drawing?.querySelector('path')?.setAttribute('d', path)
  }

  function update() {
    name = readWaveName(input?.value ?? '')
    drawing?.toggleAttribute('hidden', !name)
    tools?.toggleAttribute('hidden', !name)
    draw()
    if (name && !prefersReducedMotion()) motion.wake()
    else motion.rest()
  }

  input.addEventListener('input', update)
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
