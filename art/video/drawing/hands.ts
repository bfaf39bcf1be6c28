import type { FaceName, Typesetter } from '../../pictures/lettering.ts'
import { speck } from '../../pictures/press/noise.ts'

/** How a client's films differ from the house: faces, colours by those of the house, specks without ink. */
type Hand = {
  faces: Partial<Record<FaceName, FaceName>>
  colours: Record<string, string>
  grain?: number
}

const hands: Record<string, Hand> = {
  baobab: {
    faces: { display: 'caprasimo', text: 'courier' },
    colours: {
      '#e2552f': '#ff4f37',
      '#2a63cf': '#2440b4',
      '#f4efe6': '#f4ead6',
      '#1a1714': '#21153a',
    },
    grain: 0.018,
  },
  'saltmarsh-outfitters': {
    faces: { display: 'slab', text: 'playfair' },
    colours: {
      '#ec7a2d': '#ef7326',
      '#2a63cf': '#17262c',
      '#3f78d8': '#5f827f',
      '#f4efe6': '#efe5cf',
      '#1a1714': '#17262c',
    },
    grain: 0.012,
  },
  'dar-al-noor-clinics': {
    faces: { display: 'kufi', text: 'kufi' },
    colours: {
      '#1b9aa3': '#0f9c98',
      '#3fabb2': '#4cb7b2',
      '#f4efe6': '#f3f4ee',
      '#1a1714': '#143f8c',
    },
  },
  'ganga-agro': {
    faces: { display: 'khand', text: 'khand', mono: 'khand' },
    colours: {
      '#a6b32c': '#d2ab71',
      '#dfe3b2': '#e8cf9f',
      '#e2552f': '#b3261c',
      '#f4efe6': '#f6efdc',
      '#1a1714': '#241c16',
    },
  },
  'makhana-co': {
    faces: { display: 'shrikhand', text: 'khand' },
    colours: {
      '#5b3fb8': '#12704a',
      '#6d52c8': '#0d5f3e',
      '#f4efe6': '#f3e3bb',
      '#1a1714': '#1f1712',
    },
    grain: 0.01,
  },
  'teranga-foods': {
    faces: { display: 'bowlby', text: 'courier' },
    colours: {
      '#f0c52e': '#ffc400',
      '#ddb31f': '#e2231a',
      '#cf3438': '#e2231a',
      '#0f5a3c': '#1d1b1a',
      '#4048c4': '#8a1a14',
      '#f4efe6': '#efe8d6',
    },
    grain: 0.014,
  },
}

export function handOf(slug: string) {
  const hand = hands[slug]
  if (!hand) throw new Error(`${slug} has no hand.`)
  return hand
}

/** Sets words in the faces of the client, never wider than the house would. */
export function inHand(write: Typesetter, { faces }: Hand): Typesetter {
  const set: Typesetter = Object.assign(
    (words: string, setting: Parameters<Typesetter>[1]) => {
      const face = faces[setting.face ?? 'text']
      if (!face) return write(words, setting)
      const share = write.width(words, setting) / (write.width(words, { ...setting, face }) || 1)
      return write(words, { ...setting, face, size: setting.size * Math.min(1.1, share) })
    },
    { width: write.width },
  )
  return set
}

export function inColours(svg: string, { colours }: Hand) {
  return Object.entries(colours).reduce((drawn, [from, to]) => drawn.replaceAll(from, to), svg)
}

/** Specks that stay where they are in every frame, so that they cost little. */
export function grained(pixels: Buffer, width: number, { grain = 0 }: Hand, scale: number) {
  if (!grain) return pixels
  for (let at = 0; at < pixels.length; at += 3) {
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)]
    if (speck(Math.floor(x / scale / 2), Math.floor(y / scale / 2)) > grain) continue
    for (let each = at; each < at + 3; each++) {
      const value = pixels[each] as number
      pixels[each] = value + (244 - value) * 0.6
    }
  }
  return pixels
}
