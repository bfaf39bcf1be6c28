import { drawFloor } from '../hall/floor.ts'
import { ROWS, WIDTH } from '../hall/hall.ts'
import { darkenCorners, glow } from '../hall/lens.ts'
import { drawPeople, hideBehindPeople } from '../hall/people.ts'
import { drawCable, drawTube, tubesAt } from '../hall/tubes.ts'
import { drawWall } from '../hall/wall.ts'
import { develop } from '../light/develop.ts'
import { Picture } from '../light/picture.ts'
import type { Scene } from '../scene.ts'
import { lightOfHex } from '../spectrum.ts'

const ink = lightOfHex('#12100d')

/** White light that hangs in a hall as one wave, its spectrum in the floor, and two people who look at it. */
export const homeHero: Scene = {
  name: 'home-hero',
  isHero: true,
  width: WIDTH,
  height: ROWS,
  fps: 24,
  seconds: 8,
  budget: 700_000,
  quality: { webm: 38, mp4: 27 },
  pixels: 'rgb48le',
  frame: drawFrame,
}

function drawFrame(time: number) {
  const tubes = tubesAt(time)
  const picture = new Picture(WIDTH, ROWS)
  const below = new Picture(WIDTH, ROWS)
  drawWall(picture, below, tubes)
  for (const tube of tubes) {
    drawCable(picture, tube)
    drawTube(picture, tube, 1)
    drawTube(below, tube, -1)
  }
  hideBehindPeople(below)
  drawFloor(picture, below, tubes)
  glow(picture)
  drawPeople(picture)
  darkenCorners(picture)
  return develop(picture, ink)
}
