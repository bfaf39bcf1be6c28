import { waveField } from '../../../ui/wave.ts'
import { COLUMNS, HEIGHT, SCALE, WIDTH } from '../light/hero-size.ts'
import { LightTable } from '../light/light-table.ts'
import { dim, edgeFade, smooth } from '../light/soften.ts'
import type { Scene } from '../scene.ts'
import { type Light, lightOf, lightOfHex } from '../spectrum.ts'

const ROWS = 48
const NEAR = 0.54
const FAR = 4.6

const ink = lightOfHex('#12100d')
const table = new LightTable(COLUMNS, HEIGHT * SCALE)
const swell = waveField('wavelength-swell-4', 2)
const ripple = waveField('wavelength-ripple-14', 3)
/** Violet at the left edge, deep red at the right. */
const hues = Array.from({ length: COLUMNS }, (_, column) =>
  lightOf(400 + (column / COLUMNS) * 300, 0.72),
)

/** A sheet of water seen from low above it, lit through a prism: the first thing a visitor sees. */
export const homeHero: Scene = {
  name: 'home-hero',
  isHero: true,
  width: COLUMNS,
  height: HEIGHT * SCALE,
  fps: 24,
  seconds: 8,
  budget: 700_000,
  quality: { webm: 54, mp4: 41 },
  pixels: 'rgb48le',
  frame: drawFrame,
}

function drawFrame(time: number) {
  table.clear()
  for (let row = 0; row < ROWS; row++) drawRow(row, time)
  return table.develop(ink)
}

function drawRow(row: number, time: number) {
  const share = row / (ROWS - 1)
  const depth = FAR / (1 + share * (FAR / NEAR - 1))
  const nearness = 1 / depth
  const blur = focusBlur(share)
  let before = heightAt(-1 / SCALE, depth, time)
  for (let column = 0; column < COLUMNS; column++) {
    const x = column / SCALE
    const y = heightAt(x, depth, time)
    const slope = (y - before) * SCALE
    before = y
    const stretch = Math.sqrt(1 + slope * slope)
    const raw = shade(x, y, slope, nearness, share)
    // What is barely lit costs bytes and breaks into dashes: it goes fully dark.
    const glow = raw * smooth((raw - 0.012) / 0.06)
    if (glow < 0.008) continue
    const half = (0.35 + 0.5 * share) * stretch * SCALE
    const rim = (0.7 + blur) * stretch * SCALE
    const light = dim(hues[column] as Light, glow / (1 + blur * 0.55))
    table.addColumn(column, y * SCALE, half, rim, light)
  }
}

/** Screen height of a row at a column: rest line in perspective, lifted by the swell and ripples. */
function heightAt(x: number, depth: number, time: number) {
  const at = x / WIDTH
  const across = (at - 0.62) * depth * 0.5 + 0.62
  const horizon = HEIGHT * (0.38 - 0.24 * at)
  const rest = horizon + (HEIGHT * 0.56) / depth - 60
  const lift =
    swell(across * 0.42 + 0.2, depth * 0.24, time) * 96 +
    ripple(across * 0.62, depth * 0.36, time) * 54
  return rest - (lift * (0.4 + 0.6 * at)) / depth ** 0.7
}

/** Rows before and behind the plane of focus go soft. */
function focusBlur(share: number) {
  const away = share - 0.66
  return away > 0 ? away * away * 70 : away * away * 1.5
}

/** Light of a row at a place: a crest that faces the lamp glints, the rest only shows its shape. */
function shade(x: number, y: number, slope: number, nearness: number, share: number) {
  const facing = Math.exp(-(((slope + 0.16) / 0.17) ** 2))
  const distance = 0.12 + 0.9 * Math.min(1, nearness * 1.05)
  return frameLight(x, y) * distance * (0.42 + 3 * facing) * (0.55 + 0.75 * share)
}

/** How much light a place of the frame may have: none at the edges, little behind the headline. */
function frameLight(x: number, y: number) {
  const across = x / WIDTH
  const down = y / HEIGHT
  const quiet = smooth((across * 0.8 + down * 0.95 - 0.5) / 0.55)
  return edgeFade(across, down, 0.14, 0.12, 0.2) * (0.05 + 0.95 * quiet)
}
