import { seededRandom } from '../../../ui/wave.ts'

const SIZE = 256
const random = seededRandom('wet concrete')
const lattice = Float32Array.from({ length: SIZE * SIZE }, random)

/** Smooth noise in [0, 1] of two coordinates, in octaves. */
export function noise(x: number, y: number, octaves = 4) {
  let sum = 0
  let total = 0
  let weight = 1
  for (let octave = 0; octave < octaves; octave++) {
    sum += single(x * 2 ** octave + octave * 17.3, y * 2 ** octave + octave * 9.1) * weight
    total += weight
    weight *= 0.5
  }
  return sum / total
}

function single(x: number, y: number) {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const across = ease(x - left)
  const down = ease(y - top)
  const upper = cell(left, top) * (1 - across) + cell(left + 1, top) * across
  const lower = cell(left, top + 1) * (1 - across) + cell(left + 1, top + 1) * across
  return upper * (1 - down) + lower * down
}

function ease(share: number) {
  return share * share * (3 - 2 * share)
}

function cell(x: number, y: number) {
  return lattice[(y & (SIZE - 1)) * SIZE + (x & (SIZE - 1))] ?? 0
}
