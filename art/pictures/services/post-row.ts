import type { Scene } from '../frames/canvas.ts'
import { post } from '../heroes/walls.ts'
import { ink } from '../palette.ts'

const [WIDTH, HEIGHT] = [90, 112]

/** The posts of a month side by side, from edge to edge. */
export const postRow: Record<string, Scene> = {
  'sixteen-posts': row(16),
  'sixteen-posts-portrait': row(8),
}

function row(columns: number): Scene {
  return {
    ground: ink,
    draw: (pen) =>
      Array.from({ length: 16 }, (_, order) => {
        const [x, y] = [(order % columns) * WIDTH, Math.floor(order / columns) * HEIGHT]
        // No detail stands below its piece.
        const shown = order < 8 ? order : 8 + ((order + 3) % 8)
        return post(pen, shown, [x, y, WIDTH, HEIGHT])
      }).join(''),
  }
}
