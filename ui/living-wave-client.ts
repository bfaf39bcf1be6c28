import { briefMotion } from '#ui/brief-motion.ts'
import { watchInView } from '#ui/in-view.ts'
import { prefersReducedMotion, savesData } from '#ui/motion.ts'
import { type WaveKind, type WavePointer, type WaveShape, wavePath } from '#ui/wave-paths.ts'

export type LivingWaveProps = { kind: WaveKind; seed: string; stroke: number; shape: WaveShape }

/** Milliseconds of one loop. */
const LOOP = 16_000
/** If the first frames take longer than this on average (ms), half of the lines are left out. */
const SLOW_FRAME = 24
const FRAMES_MEASURED = 20

/**
 * Moves the drawing in an element, on a canvas in its place, from its first frame until all is calm. The pointer over the
 * section makes waves of its own. The element keeps the last frame.
 */
export function mountLivingWave(
  element: HTMLElement,
  { kind, seed, stroke, shape }: LivingWaveProps,
) {
  const section = element.closest('section')
  const svg = element.querySelector('svg')
  const path = svg?.querySelector('path')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!section || !svg || !path || !context || prefersReducedMotion() || savesData()) return
  canvas.className = 'absolute inset-0 size-full'
  const pointer: WavePointer = { x: 0.5, y: 0.5, strength: 0 }
  const moved: WaveShape = { ...shape, time: 0, pointer, isFine: true }
  let isPointed = false
  let frames = 0
  let duration = 0

  const motion = briefMotion({
    onStart() {
      element.append(canvas)
      fitCanvas()
      svg.style.visibility = 'hidden'
    },
    onFrame(elapsed, energy) {
      leaveOutLines(elapsed)
      moved.time = (moved.time ?? 0) + (elapsed / LOOP) * energy
      pointer.strength += ((isPointed ? energy : 0) - pointer.strength) * Math.min(1, elapsed / 300)
      draw(wavePath(kind, seed, moved))
    },
    onRest() {
      path.setAttribute('d', wavePath(kind, seed, moved))
      svg.style.visibility = ''
      canvas.remove()
    },
  })

  function leaveOutLines(elapsed: number) {
    duration += elapsed
    if (++frames === FRAMES_MEASURED && duration / frames > SLOW_FRAME)
      moved.lines = Math.ceil((shape.lines ?? 2) / 2)
  }

  /** The matrix contains all that style sheets do to the drawing, such as turning it while scrolling. */
  function draw(d: string) {
    const matrix = svg?.getScreenCTM()
    if (!matrix || !context || !svg) return
    const { left, top } = element.getBoundingClientRect()
    const ratio = canvas.width / element.clientWidth
    const { color, opacity } = getComputedStyle(svg)
    context.resetTransform()
    context.clearRect(0, 0, canvas.width, canvas.height)
    context.scale(ratio, ratio)
    context.translate(-left, -top)
    context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f)
    context.globalAlpha = Number(opacity)
    context.strokeStyle = color
    context.lineWidth = stroke
    context.stroke(new Path2D(d))
  }

  function fitCanvas() {
    const ratio = Math.min(2, devicePixelRatio)
    canvas.width = element.clientWidth * ratio
    canvas.height = element.clientHeight * ratio
  }

  section.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const matrix = svg.getScreenCTM()
      if (!matrix) return
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
      pointer.x = x / shape.width
      pointer.y = y / shape.height
      isPointed = true
      motion.wake()
    },
    { passive: true },
  )
  section.addEventListener('pointerleave', () => {
    isPointed = false
  })
  addEventListener('resize', fitCanvas)
  watchInView(section, 0, (inView) => {
    if (inView) motion.wake()
    else motion.rest()
  })
}
