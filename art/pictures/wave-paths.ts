import { type WaveShape, wavePath } from '../../ui/wave-paths.ts'

/** The site's drawings as functions of their own, for tables of motifs. */
export function interferencePath(seed: string, shape: WaveShape) {
  return wavePath('interference', seed, shape)
}

export function ringsPath(seed: string, shape: WaveShape) {
  return wavePath('rings', seed, shape)
}

export function spectrumPath(seed: string, shape: WaveShape) {
  return wavePath('spectrum', seed, shape)
}
