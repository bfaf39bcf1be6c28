import { seededRandom, waveField } from '../../../ui/wave.ts'
import { wrap } from '../drawing/motion.ts'
import { COLUMNS, HEIGHT, SCALE } from '../light/hero-size.ts'
import { LightTable } from '../light/light-table.ts'
import { dim, edgeFade, smooth } from '../light/soften.ts'
import type { Scene } from '../scene.ts'
import { type Light, lightOf, lightOfHex } from '../spectrum.ts'

const LINES = 44
/** Where the auction is held: the lines meet here and one channel leaves. */
const GATE = 0.66
const CHANNEL = HEIGHT * 0.6

const ink = lightOfHex('#12100d')
const table = new LightTable(COLUMNS, HEIGHT * SCALE)
const drift = waveField('performance-media-drift', 2)
const random = seededRandom('performance-media')
const lines = Array.from({ length: LINES }, (_, index) => ({
  from: (index + 0.5) / LINES,
  near: random() ** 1.6,
  late: random() * 0.16,
  bids: [0, 1].map((bid) => ({ phase: (bid + random()) / 2, wins: random() < 0.4 })),
  light: lightOf(578 + random() * 26, 0.8),
}))

/** Bids run along many lines, meet in one gate and leave it as one bright channel. */
export const performanceMediaHero: Scene = {
  name: 'performance-media-hero',
  isHero: true,
  width: COLUMNS,
  height: HEIGHT * SCALE,
  fps: 24,
  seconds: 7,
  budget: 700_000,
  quality: { webm: 38, mp4: 29 },
  pixels: 'rgb48le',
  frame: drawFrame,
}

type Line = (typeof lines)[number]

function drawFrame(time: number) {
  table.clear()
  for (const line of lines) drawLine(line, time)
  return table.develop(ink)
}

function drawLine(line: Line, time: number) {
  let before = heightAt(line, 0, time)
  for (let column = 0; column < COLUMNS; column++) {
    const at = column / COLUMNS
    const y = heightAt(line, at, time)
    const stretch = Math.hypot(1, (y - before) * SCALE)
    before = y
    const frame = frameLight(at, y / HEIGHT)
    const pulse = pulseAt(line, at, time)
    const level = frame * (0.07 + 0.16 * line.near + pulse * (0.5 + 1.6 * line.near))
    if (level < 0.012) continue
    const half = (0.25 + 0.55 * line.near + pulse * 0.9) * stretch * SCALE
    const rim = 0.75 * stretch * SCALE
    const glow = 13 * stretch * SCALE
    table.addColumn(column, y * SCALE, half, rim, dim(line.light as Light, level))
    if (pulse > 0.3) {
      table.addColumn(column, y * SCALE, 0, glow, dim(line.light as Light, level * 0.07))
    }
  }
}

/** Spread at the left, squeezed into the channel by the gate, a little loose again behind it. */
function heightAt({ from, late }: Line, at: number, time: number) {
  const squeeze = smooth((at - 0.06 - late) / (GATE - 0.06 - late)) ** 1.15
  const spread = (from - 0.5) * HEIGHT * 1.08 + HEIGHT * 0.5
  const sway = drift(at * 0.7, from * 0.8, time)
  const loose = (from - 0.5) * 26 + sway * (8 + 26 * smooth((at - GATE) / 0.4))
  return spread * (1 - squeeze) + sway * 26 * (1 - squeeze) + (CHANNEL + loose) * squeeze
}

/** Brightness of the bids at a place: a sharp head, a long tail; a lost bid ends at the gate. */
function pulseAt({ bids }: Line, at: number, time: number) {
  let level = 0
  for (const { phase, wins } of bids) {
    const behind = wrap(time + phase) * 1.5 - 0.15 - at
    const beyond = smooth((at - GATE + 0.05) / 0.08)
    const tail = behind < 0 ? Math.exp(-((behind / 0.006) ** 2)) : Math.exp(-behind / 0.05)
    level += tail * (wins ? 1 + beyond * 0.8 : 1 - beyond)
  }
  return level
}

function frameLight(across: number, down: number) {
  const quiet = smooth((across * 0.9 + down - 0.4) / 0.65)
  return edgeFade(across, down, 0.09, 0.08) * (0.16 + 0.84 * quiet)
}
