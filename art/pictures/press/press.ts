import sharp from 'sharp'
import { noise, speck } from './noise.ts'

/** Pixels of a picture, three bytes each. */
export type Pixels = { data: Uint8Array; width: number; height: number }

/** How an ink reaches the paper. Lengths are in units of the drawing. */
export type Ink = {
  colour: string
  /** Where the plate lies, beside its place. */
  shift?: readonly [x: number, y: number]
  /** Dots of a halftone: their distance and the angle of their rows. */
  dots?: { pitch: number; angle: number }
  /** Share of specks that stay without ink. */
  grain?: number
  /** How far edges wander, as of a plate cut by hand. */
  rough?: number
  /** Grain of a wooden plate that takes no ink, from 0 to 1. */
  wood?: number
  /** How unevenly a roller has inked the plate, from 0 to 1. */
  patchy?: number
}

/** A drawing in the three colours of `plates`, and the ink of each. */
export type Print = {
  svg: string
  paper: string
  inks: readonly Ink[]
  /** Drawn on the finished print. */
  over?: string
  width?: number
  /** Units of the drawing across. */
  units?: number
}

/** The colour in a drawing of how much of each of the three plates is there, from 0 to 1. */
export function plates(first: number, second = 0, third = 0) {
  return `rgb(${[first, second, third].map((share) => Math.round(255 * (1 - share))).join(' ')})`
}

/** Prints a drawing: each plate in its ink, one over the other. */
export async function press(print: Print): Promise<Pixels> {
  const { svg, paper, inks, width = 2400, units = 1200 } = print
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { height, channels } = info
  const out = new Uint8Array(width * height * 3)
  const ground = channelsOf(paper)
  for (let at = 0; at < out.length; at++) out[at] = ground[at % 3] as number
  inks.forEach((ink, plate) => {
    const take = plateOf(ink, plate, width / units)
    const read = (x: number, y: number) => {
      const [across, down] = [clamp(Math.round(x), width - 1), clamp(Math.round(y), height - 1)]
      return 1 - (data[(down * width + across) * channels + plate] as number) / 255
    }
    const colour = channelsOf(ink.colour)
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at += 3) {
        const cover = take(read, x, y)
        if (cover <= 0) continue
        for (let each = 0; each < 3; each++) {
          const below = out[at + each] as number
          out[at + each] = below * (1 - cover + (cover * (colour[each] as number)) / 255)
        }
      }
  })
  return laid({ data: out, width, height }, print.over)
}

/** Pixels with a drawing on top of them. */
export async function laid({ data, ...size }: Pixels, over?: string): Promise<Pixels> {
  if (!over) return { data, ...size }
  const input = await sharp(Buffer.from(over)).resize(size.width).png().toBuffer()
  const below = sharp(data, { raw: { ...size, channels: 3 } })
  return { ...size, data: await below.composite([{ input }]).removeAlpha().raw().toBuffer() }
}

type Read = (x: number, y: number) => number

/** How much ink one plate leaves at a pixel. */
function plateOf(ink: Ink, plate: number, scale: number) {
  const { shift = [0, 0], dots, grain = 0, rough = 0, wood = 0, patchy = 0 } = ink
  const [aside, below] = [noise(11 + plate, 5 * scale), noise(31 + plate, 5 * scale)]
  const [fibre, cloud] = [noise(51 + plate, 3 * scale, 40), noise(71 + plate, 90 * scale)]
  const screen = dots && halftone(dots.pitch * scale, dots.angle)
  return (read: Read, x: number, y: number) => {
    const wander = rough * scale
    const [u, v] = [x - shift[0] * scale, y - shift[1] * scale]
    let cover = rough ? read(u + aside(u, v) * wander, v + below(u, v) * wander) : read(u, v)
    if (cover <= 0.01) return 0
    if (screen) cover = screen(x, y, cover)
    if (patchy) cover *= 1 - patchy * (0.5 + 0.5 * cloud(x, y))
    if (wood && fibre(x + 40 * cloud(x, y), y) > 1 - wood) cover *= 0.15
    // A speck is three pixels wide, so that it survives in smaller sizes.
    if (grain && speck(Math.floor(x / 3) + plate * 7919, Math.floor(y / 3)) < grain) cover *= 0.3
    return cover
  }
}

function halftone(pitch: number, angle: number) {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const turn = (2 * Math.PI) / pitch
  return (x: number, y: number, cover: number) => {
    if (cover > 0.97) return cover
    const [u, v] = [(x * cos + y * sin) * turn, (y * cos - x * sin) * turn]
    // From 0 in the middle of a dot to 1 between four of them.
    const far = 0.5 - 0.25 * (Math.cos(u) + Math.cos(v))
    return clamp((cover - far) * (pitch / 3) + 0.5, 1)
  }
}

export function channelsOf(colour: string) {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

export function clamp(value: number, most: number) {
  return Math.min(most, Math.max(0, value))
}
