/**
 * The wave function: every picture of the site comes from here. Pure and seeded, so the same seed
 * draws the same picture in a page, a build script or a video frame.
 */

/** Numbers in [0, 1) that depend on the seed alone (FNV-1a into mulberry32). */
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

/** Height in about [-1, 1] at x and y in [0, 1]; `time` in [0, 1) is one loop that closes on itself. */
export type WaveField = (x: number, y: number, time?: number) => number

/** Point sources whose circular waves interfere, under an envelope that lets the edges rest. */
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

export type WaveShape = {
  width: number
  height: number
  lines?: number
  points?: number
  time?: number
}

/** SVG path: a sheet of lines, each lifted by the field; the middle swings, the edges rest. */
export function interferencePath(seed: string, shape: WaveShape) {
  const { width, height, lines = 24, points = 48, time = 0 } = shape
  const field = waveField(seed)
  const gap = height / (lines + 1)
  return eachLine(lines, (line) => {
    const rest = gap * (line + 1)
    return polyline(points, (at) => {
      const lift = field(at, line / lines, time) * Math.sin(Math.PI * at) ** 1.5
      return [at * width, rest + lift * gap * 2.4]
    })
  })
}

/** SVG path: upright strokes whose lengths follow the field, as a spectrogram does. */
export function spectrumPath(seed: string, shape: WaveShape) {
  const { width, height, lines = 64, time = 0 } = shape
  const field = waveField(seed, 4)
  return eachLine(lines, (line) => {
    const at = (line + 0.5) / lines
    const loudness = Math.abs(field(at, 0.5, time)) ** 0.8
    const half = Math.max(0.01, loudness * (0.35 + 0.65 * Math.sin(Math.PI * at))) * (height / 2)
    return `M${round(at * width)} ${round(height / 2 - half)}V${round(height / 2 + half)}`
  })
}

/** SVG path: one closed oscilloscope figure (Lissajous) drawn several times, slightly detuned. */
export function tracePath(seed: string, shape: WaveShape) {
  const { width, height, lines = 9, points = 120, time = 0 } = shape
  const random = seededRandom(seed)
  const across = 2 + Math.floor(random() * 3)
  const down = across + 1 + Math.floor(random() * 2)
  const phase = random() * Math.PI
  return eachLine(lines, (line) => {
    const detune = (line / lines) * 0.5 + 2 * Math.PI * time
    return polyline(points, (at) => {
      const turn = at * 2 * Math.PI
      return [
        width / 2 + (width / 2 - 2) * Math.sin(across * turn + phase + detune),
        height / 2 + (height / 2 - 2) * Math.sin(down * turn),
      ]
    })
  })
}

/** SVG path: two families of rings whose overlap beats (moiré). */
export function ringsPath(seed: string, shape: WaveShape) {
  const { width, height, lines = 18, time = 0 } = shape
  const random = seededRandom(seed)
  const spread = 0.12 + random() * 0.16
  const tilt = random() * Math.PI * 2
  const reach = Math.hypot(width, height) / 2
  const centres = [-1, 1].map((side) => ({
    x: width / 2 + side * Math.cos(tilt) * spread * width,
    y: height / 2 + side * Math.sin(tilt) * spread * height,
  }))
  return centres
    .map(({ x, y }) =>
      eachLine(lines, (line) => {
        const radius = round(((line + 1 + time) / lines) * reach)
        return `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`
      }),
    )
    .join('')
}

/** Weights in [0, 1] for the letters of a line of type: crests of the wave that runs through it. */
export function letterWave(count: number, cycles: number, phase = 0) {
  return Array.from(
    { length: count },
    (_, index) => (1 - Math.cos(2 * Math.PI * ((index / Math.max(1, count)) * cycles + phase))) / 2,
  )
}

function eachLine(lines: number, draw: (line: number) => string) {
  return Array.from({ length: lines }, (_, line) => draw(line)).join('')
}

function polyline(points: number, at: (share: number) => [number, number]) {
  const coordinates = Array.from({ length: points + 1 }, (_, index) => {
    const [x, y] = at(index / points)
    return `${round(x)} ${round(y)}`
  })
  return `M${coordinates.join('L')}`
}

function round(value: number) {
  return Math.round(value * 10) / 10
}
