import { paths } from '#model/paths.ts'
import { briefMotion } from '#ui/brief-motion.ts'
import { copyText } from '#ui/copy-text.ts'
import { prefersReducedMotion } from '#ui/motion.ts'
import { createHandle } from './handle.ts'
import { savePicture } from './save-picture.ts'
import { createTones } from './tones.ts'
import { parseWave, type Source, searchOf, type TunedWave, tunedPath } from './tuned-wave.ts'

/** Milliseconds of one loop. */
const LOOP = 4000

/** Lets visitors tune the wave by its fields, by dragging in the drawing, and by a link. */
export function mountWaveTuner(section: HTMLElement) {
  const form = section.querySelector('form')
  const svg = section.querySelector('svg')
  const path = section.querySelector('path')
  const status = section.querySelector('[role="status"]')
  if (!form || !svg || !path || !status) return
  const wave = parseWave(location.search)
  const handles = wave.sources.map(() => createHandle(svg))
  let tones: ReturnType<typeof createTones> | undefined
  let time = 0
  let dragged: Source | undefined

  const motion = briefMotion({
    onFrame(elapsed, energy) {
      time += (elapsed / LOOP) * energy
      draw()
    },
  })

  function draw() {
    path?.setAttribute('d', tunedPath(wave, time))
    for (const [index, source] of wave.sources.entries()) handles[index]?.moveTo(source)
  }

  function onChange() {
    draw()
    tones?.play(wave.sources)
    if (!prefersReducedMotion()) motion.wake()
  }

  function fillIn({ name, sources }: TunedWave) {
    field('name').value = name
    for (const [index, { x, y }] of sources.entries()) {
      field(`x${index}`).value = String(x)
      field(`y${index}`).value = String(y)
    }
  }

  function field(name: string) {
    return form?.elements.namedItem(name) as HTMLInputElement
  }

  function button(name: string) {
    return form?.elements.namedItem(name) as HTMLButtonElement
  }

  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('input', () => {
    wave.name = field('name').value
    for (const [index, source] of wave.sources.entries()) {
      source.x = field(`x${index}`).valueAsNumber
      source.y = field(`y${index}`).valueAsNumber
    }
    onChange()
  })

  /** The pointer's place in the drawing, in percent. */
  function placeOf({ clientX, clientY }: PointerEvent): Source {
    const { left, top, width, height } = svg?.getBoundingClientRect() ?? new DOMRect()
    return { x: percent((clientX - left) / width), y: percent((clientY - top) / height) }
  }

  svg.classList.add('cursor-grab', 'touch-pan-y')
  svg.addEventListener('pointerdown', (event) => {
    const target = placeOf(event)
    const distance = ({ x, y }: Source) => Math.hypot(x - target.x, y - target.y)
    const [first, second] = wave.sources
    dragged = distance(first) <= distance(second) ? first : second
    svg.setPointerCapture(event.pointerId)
    moveTo(target)
  })
  svg.addEventListener('pointermove', (event) => {
    if (dragged) moveTo(placeOf(event))
  })
  for (const end of ['pointerup', 'pointercancel'] as const) {
    svg.addEventListener(end, () => {
      dragged = undefined
    })
  }

  function moveTo(target: Source) {
    Object.assign(dragged ?? {}, target)
    fillIn(wave)
    onChange()
  }

  button('sound').addEventListener('click', () => {
    if (tones) tones.stop()
    tones = tones ? undefined : createTones()
    tones?.play(wave.sources)
    button('sound').ariaPressed = String(Boolean(tones))
  })
  button('save').addEventListener('click', () => {
    const colours = [...section.querySelectorAll('stop')].map(
      (stop) => stop.getAttribute('stop-color') ?? '',
    )
    savePicture(wave, time, colours)
  })
  button('copy').addEventListener('click', async () => {
    const link = location.origin + paths.animatedScroll + searchOf(wave)
    status.textContent = await copyText(link, button('copy'))
  })
  addEventListener('pagehide', () => {
    tones?.stop()
    tones = undefined
    button('sound').ariaPressed = 'false'
  })

  fillIn(wave)
  onChange()
}

function percent(fraction: number) {
  return Math.round(Math.min(1, Math.max(0, fraction)) * 100)
}
