import { readFileSync } from 'node:fs'

/** Linear light, each part in [0, 1]. */
export type Light = readonly [red: number, green: number, blue: number]

type Hue = { nm: number; hue: number; chroma: number; lightness: number }

const sheet = readFileSync(new URL('../../ui/spectrum.css', import.meta.url), 'utf8')
const steps = readSteps(sheet)

/** Colour of a wavelength in nanometres, between the steps of ui/spectrum.css; lightness overrides the fill's. */
export function lightOf(nm: number, lightness?: number): Light {
  const place = (Math.min(700, Math.max(400, nm)) - 400) / 10
  const low = steps[Math.floor(place)] as Hue
  const high = steps[Math.min(steps.length - 1, Math.floor(place) + 1)] as Hue
  const share = place - Math.floor(place)
  const turn = ((high.hue - low.hue + 540) % 360) - 180
  const mix = (from: number, to: number) => from + (to - from) * share
  const bright = lightness ?? mix(low.lightness, high.lightness)
  return oklch(bright, mix(low.chroma, high.chroma), low.hue + turn * share)
}

/** Hex colour of a wavelength, for cut paper: very dark and very light sheets are less vivid. */
export function hexOf(nm: number, lightness: number): string {
  const light = lightOf(nm, lightness)
  const [red, green, blue] = light
  const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const vivid = Math.min(1, 0.3 + lightness * 1.25, 0.35 + (1 - lightness) * 2)
  return toHex([red, green, blue].map((part) => grey + (part - grey) * vivid))
}

/** sRGB part in [0, 1] of a linear one. */
export function encodeLight(value: number) {
  const part = Math.min(1, Math.max(0, value))
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
}

/** Linear light of a hex colour. */
export function lightOfHex(hex: string): Light {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return [red, green, blue]
}

function toHex(light: readonly number[]) {
  const parts = light.map((part) => Math.round(encodeLight(part) * 255))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function oklch(lightness: number, chroma: number, hue: number): Light {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    Math.max(0, 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    Math.max(0, -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    Math.max(0, -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ]
}

function readSteps(css: string): Hue[] {
  return [...css.matchAll(/\[data-nm=['"](\d+)['"]\] \{([^}]*)\}/g)].map(([, nm, body = '']) => ({
    nm: Number(nm),
    hue: readNumber(body, '--hue'),
    chroma: readNumber(body, '--chroma'),
    lightness: readNumber(body, '--vivid'),
  }))
}

function readNumber(body: string, name: string) {
  const found = body.match(new RegExp(`${name}: ([\\d.]+)`))
  if (!found) throw new Error(`ui/spectrum.css: a step has no ${name}`)
  return Number(found[1])
}
