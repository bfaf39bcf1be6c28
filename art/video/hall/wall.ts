import { type Picture, pictureOf } from '../light/picture.ts'
import { acrossAt, EYE, FLOOR, FOCAL, HORIZON, ROWS, WALL, WIDTH } from './hall.ts'
import { noise } from './noise.ts'
import { type Tube, white } from './tubes.ts'

/** How much light concrete returns. */
const PALE = 0.0034
const boards = boardMarks()

/** Lights the wall behind the tubes, and its mirror image in the floor. */
export function drawWall(picture: Picture, below: Picture, tubes: Tube[]) {
  const lit = pictureOf(64, 36, (grid, at, across, down) => {
    const x = acrossAt(across * WIDTH, WALL)
    const z = EYE + ((HORIZON - down * ROWS) * WALL) / FOCAL
    for (const tube of tubes) {
      const middle = (tube.bottom + tube.top) / 2
      const depth = WALL - tube.y
      const away = (tube.x - x) ** 2 + depth ** 2 + (middle - z) ** 2
      grid.add(at, white, (PALE * (tube.top - tube.bottom) * depth) / away ** 1.5)
    }
  })
  for (let row = 0; row < FLOOR; row++) {
    const mirror = 2 * HORIZON - row
    for (let column = 0; column < WIDTH; column++) {
      const at = row * WIDTH + column
      const across = (column + 0.5) / WIDTH
      const down = (row + 0.5) / ROWS
      const grain = boards[at] ?? 1
      lit.addSample(across, down, grain, picture, at * 3)
      if (mirror < FLOOR || mirror >= ROWS) continue
      lit.addSample(across, down, grain, below, (mirror * WIDTH + column) * 3)
    }
  }
}

/** The marks that boards have left in the concrete: how much paler each pixel is. */
function boardMarks() {
  return Float32Array.from({ length: FLOOR * WIDTH }, (_, at) => {
    const up = ((HORIZON - Math.floor(at / WIDTH)) * WALL) / FOCAL
    return 0.75 + 0.5 * noise(acrossAt(at % WIDTH, WALL) * 0.8, up * 0.12, 3)
  })
}
