import type { Light } from '../spectrum.ts'
import { Picture } from './picture.ts'

/** A black picture that light is added to, in linear parts, so that crossing lines glow. */
export class LightTable extends Picture {
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
      this.add((y * this.width + x) * 3, light, share)
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
        if (away < 1) this.add((row * this.width + column) * 3, light, (1 - away) ** 2)
      }
    }
  }
}
