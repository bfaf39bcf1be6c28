export const fontRoles = ['display', 'text', 'mono'] as const

export type FontRole = (typeof fontRoles)[number]

/** The first is the standard one, which ui/tokens.css has. */
export const typeNames = ['wave', 'editorial', 'warm', 'geometric', 'technical', 'playful'] as const

export type TypeName = (typeof typeNames)[number]

export type Face = {
  family: string
  generic: 'serif' | 'sans-serif' | 'monospace'
  /** Weights that the face is used for, as `font-weight` of its rule. Display faces have one weight, whatever is asked. */
  weight: string
  /** In percent, where the letters of a size look smaller than those of the standard pair. */
  size?: number
}

/** A font that most devices have, in the size and with the metrics of another, in percent, so that the layout does not shift. */
export type Fallback = {
  like: 'Arial' | 'Arial Bold' | 'Times New Roman' | 'Times New Roman Bold'
  size: number
  ascent: number
  descent: number
  gap: number
}

type TypePair = {
  name: string
  /** How it looks, for who chooses. */
  about: string
  faces: Record<FontRole, Face>
}

/** The display weight of the site. */
export const DISPLAY = '620'
const TEXT = '400 700'
const MONO = '400'

/** Pairs of a display and a text face, each with a monospaced one; their files are in ui/fonts (art/fonts.ts). */
export const typePairs: Record<TypeName, TypePair> = {
  wave: {
    name: 'Anybody and Instrument Sans',
    about: 'Wide and narrow letters beside each other',
    faces: {
      display: { family: 'Anybody', generic: 'sans-serif', weight: DISPLAY },
      text: { family: 'Instrument Sans', generic: 'sans-serif', weight: TEXT },
      mono: { family: 'Martian Mono', generic: 'monospace', weight: MONO },
    },
  },
  editorial: {
    name: 'Instrument Serif and Source Serif',
    about: 'Like a magazine',
    faces: {
      display: { family: 'Instrument Serif', generic: 'serif', weight: DISPLAY, size: 112 },
      text: { family: 'Source Serif 4', generic: 'serif', weight: TEXT },
      mono: { family: 'Courier Prime', generic: 'monospace', weight: MONO, size: 112 },
    },
  },
  warm: {
    name: 'Fraunces and Source Sans',
    about: 'Soft serifs, warm and personal',
    faces: {
      display: { family: 'Fraunces', generic: 'serif', weight: DISPLAY },
      text: { family: 'Source Sans 3', generic: 'sans-serif', weight: TEXT },
      mono: { family: 'Source Code Pro', generic: 'monospace', weight: MONO, size: 106 },
    },
  },
  geometric: {
    name: 'Outfit and DM Sans',
    about: 'Circles and straight lines, calm and modern',
    faces: {
      display: { family: 'Outfit', generic: 'sans-serif', weight: DISPLAY },
      text: { family: 'DM Sans', generic: 'sans-serif', weight: TEXT },
      mono: { family: 'DM Mono', generic: 'monospace', weight: MONO, size: 106 },
    },
  },
  technical: {
    name: 'Roboto Slab and IBM Plex Sans',
    about: 'Slab serifs, factual and exact',
    faces: {
      display: { family: 'Roboto Slab', generic: 'serif', weight: DISPLAY },
      text: { family: 'IBM Plex Sans', generic: 'sans-serif', weight: TEXT },
      mono: { family: 'IBM Plex Mono', generic: 'monospace', weight: MONO, size: 106 },
    },
  },
  playful: {
    name: 'Baloo and Nunito',
    about: 'Round and cheerful',
    faces: {
      display: { family: 'Baloo 2', generic: 'sans-serif', weight: DISPLAY, size: 112 },
      text: { family: 'Nunito', generic: 'sans-serif', weight: TEXT },
      mono: { family: 'Sono', generic: 'monospace', weight: MONO, size: 106 },
    },
  },
}
