/** Paper, ink and the spectrum: the only colours the pictures may use besides skin and hair. */
export const paper = '#f4efe6'
export const ink = '#1a1714'

/** Flat printing colours by wavelength in nanometres, in spectral order. */
export const spectrum = {
  410: '#5b3fb8',
  435: '#4048c4',
  455: '#2a63cf',
  475: '#1f87c9',
  495: '#1b9aa3',
  515: '#17966f',
  535: '#4d9f3c',
  560: '#a6b32c',
  575: '#f0c52e',
  590: '#f0a02a',
  605: '#ec7a2d',
  625: '#e2552f',
  650: '#cf3438',
  690: '#a52350',
} as const

export type Wavelength = keyof typeof spectrum

/** Mixes two hex colours; `share` is the weight of the second, 0 to 1. */
export function mix(from: string, to: string, share: number) {
  const [a, b] = [channels(from), channels(to)]
  return `#${a
    .map((value, index) => Math.round(value + ((b[index] ?? value) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

function channels(hex: string) {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}
