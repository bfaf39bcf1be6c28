/**
 * Wave functions, the basis of all generated drawings. Pure and seeded: the same seed gives the same
 * drawing in a page, a script or a video frame.
 */

/** A random number generator in [0, 1) from a seed (FNV-1a and mulberry32). */
export function seededRandom(seed: string) {
  let state = 2166136261
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  }
  return function next() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Height, about -1 to 1, at x and y in [0, 1]; `time` in [0, 1) is one seamless loop. */
export type WaveField = (x: number, y: number, time?: number) => number

/** The sum of circular waves from random point sources. */
export function waveField(seed: string, sources = 3): WaveField {
  const random = seededRandom(seed)
  const emitters = Array.from({ length: sources }, () => ({
    x: random() * 1.4 - 0.2,
    y: random() * 1.4 - 0.2,
    cycles: 2 + random() * 5,
    phase: random(),
    turns: 1 + Math.floor(random() * 2),
    strength: 0.5 + random() * 0.5,
  }))
  const total = emitters.reduce((sum, emitter) => sum + emitter.strength, 0)
  return (x, y, time = 0) => {
    let height = 0
    for (const { x: ex, y: ey, cycles, phase, turns, strength } of emitters) {
      const distance = Math.hypot(x - ex, y - ey)
      height += strength * Math.sin(2 * Math.PI * (distance * cycles + phase - time * turns))
    }
    return height / total
  }
}

/** The width of each letter, 0 to 1, on a wave over the text. */
export function letterWave(count: number, cycles: number, phase = 0) {
  return Array.from(
    { length: count },
    (_, index) => (1 - Math.cos(2 * Math.PI * ((index / Math.max(1, count)) * cycles + phase))) / 2,
  )
}
