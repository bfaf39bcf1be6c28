import { at, type Scene } from '../frames/canvas.ts'
import { marks } from './marks.ts'
import { packs } from './packs.ts'
import { prints } from './prints.ts'
import { screens } from './screens.ts'

/** Units of a drawing per pixel of its picture. */
const UNITS = 100 / 60

/** Every piece of the design wall by id. */
export const scenes: Record<string, Scene> = Object.fromEntries(
  Object.entries({ ...prints, ...marks, ...packs, ...screens }).map(([id, { ground, draw }]) => [
    id,
    { ground, draw: (pen) => at(0, 0, 1 / UNITS, draw(pen)) },
  ]),
)
