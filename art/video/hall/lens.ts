import { Picture } from '../light/picture.ts'
import { smooth } from '../light/soften.ts'
import { ROWS, WIDTH } from './hall.ts'

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

/** Less light towards the corners, as a lens lets through. */
export function darkenCorners({ parts }: Picture) {
  for (let at = 0; at < parts.length; at++) {
    const pixel = Math.floor(at / 3)
    const across = ((pixel % WIDTH) / WIDTH - 0.56) / 0.72
    const down = (Math.floor(pixel / WIDTH) / ROWS - 0.5) / 0.78
    parts[at] = (parts[at] ?? 0) * (1 - 0.75 * smooth((across ** 2 + down ** 2 - 0.25) / 0.8))
  }
}
