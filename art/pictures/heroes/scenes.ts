import type { Scene } from '../frames/canvas.ts'
import { boards } from './boards.ts'
import { seats } from './chairs.ts'
import { doors } from './doors.ts'
import { handmade } from './etsy.ts'
import { house } from './house.ts'
import { letters } from './letter.ts'
import { marks } from './marks.ts'
import { mistakes } from './mistakes.ts'
import { paid } from './paid.ts'
import { shops } from './shops.ts'
import { signals } from './signals.ts'
import { street } from './street.ts'
import { walls } from './walls.ts'

/** Every picture of a page's opening by name: 2160 by 1980 beside the text, 2880 by 1200 below it. */
export const heroScenes: Record<string, Scene> = Object.fromEntries(
  Object.entries({
    ...marks,
    ...shops,
    ...handmade,
    ...paid,
    ...boards,
    ...signals,
    ...house,
    ...seats,
    ...walls,
    ...doors,
    ...street,
    ...letters,
    ...mistakes,
  }).map(([name, { ground, draw }]) => [
    name,
    { ground, draw: (pen) => `<g transform="scale(2)">${draw(pen)}</g>` },
  ]),
)
