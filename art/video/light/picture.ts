/** Linear light of each pixel, three parts each. */
export class Picture {
  readonly width: number
  readonly height: number
  readonly parts: Float32Array

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.parts = new Float32Array(width * height * 3)
  }

  add(at: number, light: readonly number[], share: number) {
    for (let part = 0; part < 3; part++) {
      this.parts[at + part] = (this.parts[at + part] ?? 0) + (light[part] ?? 0) * share
    }
  }

  /** Half as large: the mean of four pixels each. */
  halve() {
    const { parts, width } = this
    const half = new Picture(width >> 1, this.height >> 1)
    for (let y = 0; y < half.height; y++) {
      for (let at = 0; at < half.width * 3; at++) {
        const from = y * 2 * width * 3 + at * 2 - (at % 3)
        const below = from + width * 3
        const upper = (parts[from] ?? 0) + (parts[from + 3] ?? 0)
        half.parts[y * half.width * 3 + at] =
          (upper + (parts[below] ?? 0) + (parts[below + 3] ?? 0)) / 4
      }
    }
    return half
  }

  /** Softens itself: three passes of a box of this radius along rows and columns. */
  soften(radius: number) {
    const { width, height } = this
    for (let pass = 0; pass < 3; pass++) {
      for (let at = 0; at < height * 3; at++) {
        this.boxLine(Math.floor(at / 3) * width * 3 + (at % 3), 3, width, radius)
      }
      for (let at = 0; at < width * 3; at++) this.boxLine(at, width * 3, height, radius)
    }
    return this
  }

  /** Adds the light between pixels to one of another picture; `across` and `down` in [0, 1] of this one. */
  addSample(across: number, down: number, share: number, target: Picture, at: number) {
    const { parts, width } = this
    const x = Math.min(width - 1.001, Math.max(0, across * width - 0.5))
    const y = Math.min(this.height - 1.001, Math.max(0, down * this.height - 0.5))
    const left = Math.floor(x)
    const right = x - left
    const lower = y - Math.floor(y)
    const from = (Math.floor(y) * width + left) * 3
    const below = from + width * 3
    for (let part = 0; part < 3; part++) {
      const one = from + part
      const two = below + part
      const over = (parts[one] ?? 0) * (1 - right) + (parts[one + 3] ?? 0) * right
      const under = (parts[two] ?? 0) * (1 - right) + (parts[two + 3] ?? 0) * right
      target.parts[at + part] =
        (target.parts[at + part] ?? 0) + (over + (under - over) * lower) * share
    }
  }

  private boxLine(start: number, step: number, count: number, radius: number) {
    const { parts } = this
    const line = Float32Array.from({ length: count }, (_, at) => parts[start + at * step] ?? 0)
    let sum = 0
    for (let at = -radius; at < count; at++) {
      sum += (line[at + radius] ?? 0) - (line[at - radius - 1] ?? 0)
      if (at >= 0) parts[start + at * step] = Math.max(0, sum) / (2 * radius + 1)
    }
  }
}

/** A picture of `width` by `height`, each pixel from its share of both. */
export function pictureOf(
  width: number,
  height: number,
  fill: (picture: Picture, at: number, across: number, down: number) => void,
) {
  const picture = new Picture(width, height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      fill(picture, (row * width + column) * 3, (column + 0.5) / width, (row + 0.5) / height)
    }
  }
  return picture
}
