import { encodeLight, type Light } from '../spectrum.ts'

/** A black picture that light is added to, in linear parts, so that crossing lines glow. */
export class LightTable {
  readonly width: number
  readonly height: number
  private readonly parts: Float32Array

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.parts = new Float32Array(width * height * 3)
  }

  clear() {
    this.parts.fill(0)
  }

  /** One column of a line: its centre, half its width, how soft its rim is, and its light. */
  addColumn(x: number, centre: number, half: number, rim: number, light: Light) {
    const reach = half + rim
    const first = Math.max(0, Math.floor(centre - reach))
    const last = Math.min(this.height - 1, Math.ceil(centre + reach))
    for (let y = first; y <= last; y++) {
      const inside = (reach - Math.abs(y - centre)) / (2 * rim)
      if (inside <= 0) continue
      const share = inside >= 1 ? 1 : inside * inside * (3 - 2 * inside)
      this.add(x, y, share, light)
    }
  }

  /** A round soft spot. */
  addSpot(x: number, y: number, radius: number, light: Light) {
    const top = Math.max(0, Math.floor(y - radius))
    const bottom = Math.min(this.height - 1, Math.ceil(y + radius))
    const left = Math.max(0, Math.floor(x - radius))
    const right = Math.min(this.width - 1, Math.ceil(x + radius))
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const away = ((column - x) ** 2 + (row - y) ** 2) / (radius * radius)
        if (away < 1) this.add(column, row, (1 - away) ** 2, light)
      }
    }
  }

  add(x: number, y: number, share: number, [red, green, blue]: Light) {
    const at = (y * this.width + x) * 3
    this.parts[at] = (this.parts[at] ?? 0) + red * share
    this.parts[at + 1] = (this.parts[at + 1] ?? 0) + green * share
    this.parts[at + 2] = (this.parts[at + 2] ?? 0) + blue * share
  }

  /** The picture over a ground, as 16-bit sRGB (rgb48le); bright light rolls off instead of clipping. */
  develop(ground: Light): Uint8Array {
    const exposed = new Uint16Array(this.parts.length)
    for (let at = 0; at < this.parts.length; at++) {
      const base = ground[at % 3] ?? 0
      const value = this.parts[at] ?? 0
      const rolled = value === 0 ? base : base + (1 - base) * (1 - Math.exp(-value))
      exposed[at] = curve[Math.min(curve.length - 1, Math.round(rolled * (curve.length - 1)))] ?? 0
    }
    return new Uint8Array(exposed.buffer)
  }
}

const curve = Uint16Array.from({ length: 65536 }, (_, at) =>
  Math.round(encodeLight(at / 65535) * 65535),
)
