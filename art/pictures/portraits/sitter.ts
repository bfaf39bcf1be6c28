import type { Wavelength } from '../palette.ts'

/** A head as numbers; lengths are in the units of an 800 by 1000 picture. */
export type Face = {
  /** 0 looks at us, 1 a quarter away. */
  turn: number
  width: number
  jaw: number
  chin: number
  length: number
  /** A patch of light on the shaded cheek. */
  glow: boolean
  age: number
  eyes: { width: number; slant: number }
  brows: { weight: number; arch: number; drop: number; colour: string }
  nose: { length: number; width: number }
  mouth: { width: number; smile: number; full: number; y: number }
  /** Looks down, at work. */
  lowered?: boolean
  /** Colour of the drawn lines: ink, or a brown that is kinder to fair skin. */
  tone: string
}

/** The few colours that one portrait is cut from. */
export type Tones = {
  ground: string
  groundDeep: string
  skin: string
  shade: string
  deep: string
  lips?: string
  line?: string
  hair: string
  hairLight: string
  cloth: string
  clothShade: string
  clothLine: string
}

type Motif = 'interference' | 'spectrum' | 'trace' | 'rings'

/** One person of the series. `hair` and `clothes` name drawings; `extras` lie over the face. */
export type Sitter = {
  slug: string
  wavelength: Wavelength
  motif: Motif
  facing: 'left' | 'right'
  /** Degrees the head leans, and where the figure stands in the frame. */
  tilt: number
  scale: number
  shift: readonly [x: number, y: number]
  face: Face
  tones: Tones
  hair: string
  clothes: string
  extras: readonly string[]
  /** Seen from the side or from the ceiling; otherwise from the front. */
  view?: 'side' | 'above'
  /** What is in front of the sitter. */
  prop?: string
}

/** SVG elements behind the figure, between face and features, and over the face. */
export type Drawing = { back?: string; front?: string }
