import { smooth } from '../light/soften.ts'
import { encodeLight, lightOfHex } from '../spectrum.ts'
import { ROWS, WIDTH } from './hall.ts'
import { Picture } from './picture.ts'

const ink = lightOfHex('#12100d')
/** Shares of light that spread over four, eight, sixteen and thirty-two pixels. */
const SHARES = [0.16, 0.14, 0.13, 0.16]

/** Adds the light that spreads in the air. */
export function glow(picture: Picture) {
  let level = picture.halve()
  const levels = SHARES.map((_, index) => {
    level = level.halve().soften(index === 0 ? 2 : 3)
    return level
  })
  const spread = levels.reduceRight<Picture | undefined>((wider, own, index) => {
    const sum = new Picture(own.width, own.height)
    addTo(sum, own, SHARES[index] ?? 0)
    if (wider) addTo(sum, wider, 1)
    return sum
  }, undefined)
  if (spread) addTo(picture, spread, 1)
}

function addTo(picture: Picture, other: Picture, share: number) {
  const { width, height } = picture
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = (row * width + column) * 3
      other.addSample((column + 0.5) / width, (row + 0.5) / height, share, picture, at)
    }
  }
}

/** The picture as 16-bit sRGB (rgb48le), darker in its corners; bright light rolls off instead of clipping. */
export function develop({ parts }: Picture): Uint8Array {
  const exposed = new Uint16Array(parts.length)
  for (let pixel = 0; pixel < WIDTH * ROWS; pixel++) {
    const across = ((pixel % WIDTH) / WIDTH - 0.56) / 0.72
    const down = (Math.floor(pixel / WIDTH) / ROWS - 0.5) / 0.78
    const passed = 1 - 0.75 * smooth((across ** 2 + down ** 2 - 0.25) / 0.8)
    for (let part = 0; part < 3; part++) {
      const base = ink[part] ?? 0
      const rolled = 1 - Math.exp(-passed * (parts[pixel * 3 + part] ?? 0))
      exposed[pixel * 3 + part] = Math.round(encodeLight(base + (1 - base) * rolled) * 65535)
    }
  }
  return new Uint8Array(exposed.buffer)
}
