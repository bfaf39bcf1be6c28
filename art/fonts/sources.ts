import type { Fallback, FontRole, TypeName } from '../../model/theme/type-pairs.ts'

export type Source = {
  /** The font that most devices have whose letters are most alike; of the standard pair, ui/tokens.css says. */
  like?: Fallback['like']
  /** Package of Fontsource, with the name of its Latin file after "latin-". */
  font: string
  file: string
  /** Axes that are fixed, or kept within limits. */
  axes?: Record<string, number | { min: number; max: number; default: number }>
}

const regular = '400-normal'
const textWeights = { min: 400, max: 700, default: 400 }

/** What the fonts of each pair (model/theme/type-pairs.ts) are made of. */
export const sources: Record<TypeName, Record<FontRole, Source>> = {
  wave: {
    display: {
      font: '-variable/anybody',
      file: 'standard-normal',
      // One weight, but the full width axis, which the wave lettering uses.
      axes: { wght: 620 },
    },
    text: { font: '-variable/instrument-sans', file: 'wght-normal', axes: { wght: textWeights } },
    mono: { font: '-variable/martian-mono', file: 'wght-normal', axes: { wght: 400 } },
  },
  editorial: {
    display: { like: 'Times New Roman', font: '/instrument-serif', file: regular },
    text: {
      like: 'Times New Roman',
      font: '-variable/source-serif-4',
      file: 'wght-normal',
      axes: { wght: textWeights },
    },
    mono: { font: '/courier-prime', file: regular },
  },
  warm: {
    display: {
      like: 'Times New Roman Bold',
      font: '-variable/fraunces',
      file: 'full-normal',
      axes: { wght: 600, opsz: 72, SOFT: 100, WONK: 0 },
    },
    text: {
      like: 'Arial',
      font: '-variable/source-sans-3',
      file: 'wght-normal',
      axes: { wght: textWeights },
    },
    mono: { font: '-variable/source-code-pro', file: 'wght-normal', axes: { wght: 400 } },
  },
  geometric: {
    display: {
      like: 'Arial Bold',
      font: '-variable/outfit',
      file: 'wght-normal',
      axes: { wght: 600 },
    },
    text: {
      like: 'Arial',
      font: '-variable/dm-sans',
      file: 'wght-normal',
      axes: { wght: textWeights },
    },
    mono: { font: '/dm-mono', file: regular },
  },
  technical: {
    display: {
      like: 'Times New Roman Bold',
      font: '-variable/roboto-slab',
      file: 'wght-normal',
      axes: { wght: 600 },
    },
    text: {
      like: 'Arial',
      font: '-variable/ibm-plex-sans',
      file: 'wght-normal',
      axes: { wght: textWeights },
    },
    mono: { font: '/ibm-plex-mono', file: regular },
  },
  playful: {
    display: {
      like: 'Arial Bold',
      font: '-variable/baloo-2',
      file: 'wght-normal',
      axes: { wght: 700 },
    },
    text: {
      like: 'Arial',
      font: '-variable/nunito',
      file: 'wght-normal',
      axes: { wght: textWeights },
    },
    mono: { font: '-variable/sono', file: 'full-normal', axes: { wght: 400, MONO: 1 } },
  },
}
