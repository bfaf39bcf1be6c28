import { waveField } from '../../../ui/wave.ts'
import { ease, mix, wrap } from '../drawing/motion.ts'
import { develop } from '../light/develop.ts'
import { COLUMNS, HEIGHT, SCALE } from '../light/hero-size.ts'
import { LightTable } from '../light/light-table.ts'
import { dim, edgeFade, smooth } from '../light/soften.ts'
import type { Scene } from '../scene.ts'
import { type Light, lightOf, lightOfHex } from '../spectrum.ts'

const BARS = 80
const FLOOR = HEIGHT * 0.9
/** Earlier moments of the curve that still hang in the air behind it. */
const ECHOES = 7

const ink = lightOfHex('#12100d')
const table = new LightTable(COLUMNS, HEIGHT * SCALE)
const noise = waveField('digital-marketing-noise', 4)
const breath = waveField('digital-marketing-breath', 3)
const hues = Array.from({ length: COLUMNS }, (_, column) =>
  lightOf(576 + (column / COLUMNS) * 20, 0.82),
)

/** An equaliser without a tune that turns, bar by bar, into rising demand. */
export const digitalMarketingHero: Scene = {
  name: 'digital-marketing-hero',
  isHero: true,
  width: COLUMNS,
  height: HEIGHT * SCALE,
  fps: 24,
  seconds: 8,
  budget: 700_000,
  quality: { webm: 37, mp4: 27 },
  pixels: 'rgb48le',
  frame: drawFrame,
}

function drawFrame(time: number) {
  table.clear()
  for (let echo = ECHOES; echo >= 1; echo--) drawCurve(time, echo)
  for (let bar = 0; bar < BARS; bar++) drawBar((bar + 0.5) / BARS, time)
  drawCurve(time, 0)
  return develop(table, ink)
}

function drawBar(at: number, time: number) {
  const top = topAt(at, time)
  const found = order(at, time)
  const centre = Math.round(at * COLUMNS)
  const full = FLOOR - top
  for (let row = Math.ceil(top * SCALE); row < (FLOOR + 60) * SCALE; row++) {
    const y = row / SCALE
    const below = (y - top) / full
    // Under the floor the bar is mirrored, as on wet ground.
    const body = y < FLOOR ? 0.12 + 0.6 * (1 - below) ** 2 : 0.12 * (1 - (y - FLOOR) / 60) ** 2
    const cap = y - top < 3 ? 2.2 : 0
    const level = (body + cap) * (0.7 + 0.3 * found) * frameLight(at, y / HEIGHT)
    if (level < 0.008 || Math.abs(y - FLOOR) < 1.5) continue
    const light = dim(hues[centre] as Light, level)
    for (let x = centre - 3; x <= centre + 2; x++) table.add((row * COLUMNS + x) * 3, light, 1)
  }
}

/** The line through the tops of the bars, only where order has been found. */
function drawCurve(time: number, echo: number) {
  const moment = wrap(time - echo * 0.022)
  let before = topAt(0, moment)
  for (let column = 0; column < COLUMNS; column++) {
    const at = column / COLUMNS
    const y = topAt(at, moment) - echo * 17
    const stretch = Math.hypot(1, (y - before) * SCALE)
    before = y
    const level = order(at, moment) ** 2 * frameLight(at, y / HEIGHT)
    const far = 1 - echo / (ECHOES + 1)
    const light = hues[column] as Light
    if (level * far < 0.012) continue
    table.addColumn(
      column,
      y * SCALE,
      (0.3 + 0.9 * far) * stretch * SCALE,
      0.8 * stretch * SCALE,
      dim(light, level * far ** 2 * 1.5),
    )
    const glow = 22 * Math.min(2, stretch) * SCALE
    if (echo === 0) table.addColumn(column, y * SCALE, 0, glow, dim(light, level * 0.13))
  }
}

function topAt(at: number, time: number) {
  const loud =
    Math.sqrt(noise(at * 1.6, 0.3, time) ** 2 + 0.01) *
    (0.25 + 0.75 * Math.sin(Math.PI * at)) *
    0.42
  const demand = 0.06 + 0.66 * at ** 2.1 + 0.035 * breath(at, 0.5, time) * (0.4 + at)
  return FLOOR - mix(0.03 + loud, demand, order(at, time)) * HEIGHT
}

/** 1 where a bar has found its place on the curve; the change runs from left to right and back out. */
function order(at: number, time: number) {
  const moment = wrap(time + 0.52)
  const start = 0.12 + at * 0.2
  return ease(start, start + 0.16, moment) * (1 - ease(start + 0.56, start + 0.68, moment))
}

function frameLight(across: number, down: number) {
  const quiet = smooth((across * 0.8 + down - 0.45) / 0.6)
  return edgeFade(across, down, 0.1, 0.08, 0.06) * (0.12 + 0.88 * quiet)
}
