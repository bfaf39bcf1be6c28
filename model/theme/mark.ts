/**
 * The logo's icon as one stroke on a 40×28 viewBox: a W drawn as a wave of decreasing length. The header, favicon.ico
 * and all other uses are made from this path.
 */
export const mark = {
  width: 40,
  height: 28,
  stroke: 5.6,
  path: 'M2.8 0V17.8C2.8 22.3 5.6 25.2 9.7 25.2S16.6 20.8 16.6 15.4 18.5 6 22 6 27.4 10 27.4 15.4 28.4 25.2 32.4 25.2C35.6 25.2 37.2 23.2 37.2 20.3V0',
} as const

/** Cycles and phase of the wave in the letters of the name next to the icon. */
export const nameWave = { cycles: 1.5, phase: 0.15 } as const
