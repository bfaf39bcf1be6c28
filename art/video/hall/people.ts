import sharp from 'sharp'
import type { Picture } from '../light/picture.ts'
import { columnOf, FOCAL, ROWS, rowOf, WIDTH } from './hall.ts'

/** Where they stand, in metres. */
const PLACE = { x: 1.3, y: 8.6 }

/** Somebody in a coat and a child by the hand, from behind; a unit is a centimetre, their feet are at 0. */
const figures = `
  <g fill="#fff" stroke="#fff" stroke-width="0" stroke-linejoin="round" stroke-linecap="round">
    <path d="M-11-161c0-16 22-16 22 0 1 7 3 11 1 16-7 4-17 4-24 0-2-5 0-9 1-16z"/>
    <path d="M-6-150C-12-146-18-144-20-138L-16-106C-18-88-21-66-22-47-12-43 12-43 22-47 21-66 18-88 16-106L20-138C18-144 12-146 6-150z"/>
    <path d="M-13-50L-1-50-3-4-11-4zM3-50L14-50 12-4 5-4z"/>
    <g fill="none">
      <path stroke-width="9" d="M17-136L25-113 16-97"/>
      <path stroke-width="8.500" d="M-17-136L-25-114-24-94"/>
      <path stroke-width="6" d="M-11.500-2.700L-5-2.700M6-2.700L13-2.700"/>
    </g>
    <path d="M-53-102c-2-13 20-13 18 0 0 5-2 8-4 10 5 1 8 4 9 8l2 28c1 7 2 14 2 18-7 2-28 2-35 0 0-8 2-18 3-26l2-18c1-5 3-8 7-10-2-2-4-5-4-10z"/>
    <circle cx="-44" cy="-115" r="3.500"/>
    <g fill="none">
      <path stroke-width="6" d="M-35-85L-27-90-24-94M-51-84L-55-70-55-61"/>
      <path stroke-width="7.500" d="M-49-40L-49-5M-39-40L-38-5"/>
      <path stroke-width="5.500" d="M-51-2.700L-48-2.700M-40-2.700L-36-2.700"/>
    </g>
  </g>`
const upright = await coverage(1)
const mirrored = await coverage(-1)

/** Lays the people over the light: dark, but for what falls on their edges. */
export function drawPeople(picture: Picture) {
  const light = picture.halve().halve().halve().soften(8)
  for (let pixel = 0; pixel < upright.length; pixel++) {
    const covered = upright[pixel] ?? 0
    if (covered === 0) continue
    const across = (pixel % WIDTH) / WIDTH
    const down = Math.floor(pixel / WIDTH) / ROWS - 0.16
    const above = 1 - (upright[pixel - WIDTH * 2] ?? 0)
    for (let part = 0; part < 3; part++) {
      const at = pixel * 3 + part
      picture.parts[at] = (picture.parts[at] ?? 0) * (1 - covered)
    }
    light.addSample(across, down, covered * (0.005 + 0.12 * above), picture, pixel * 3)
  }
}

/** What they hide of the floor's mirror image. */
export function hideBehindPeople({ parts }: Picture) {
  for (let at = 0; at < parts.length; at++) {
    parts[at] = (parts[at] ?? 0) * (1 - (mirrored[Math.floor(at / 3)] ?? 0))
  }
}

/** How much of each pixel the people cover, 0 to 1; `up` is -1 for their mirror image. */
async function coverage(up: 1 | -1) {
  const scale = FOCAL / PLACE.y / 100
  const stand = `translate(${columnOf(PLACE.x, PLACE.y)} ${rowOf(0, PLACE.y)}) scale(${scale} ${scale * up})`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${ROWS}">
    <rect width="100%" height="100%"/><g transform="${stand}">${figures}</g></svg>`
  const bytes = await sharp(Buffer.from(svg)).blur(0.6).extractChannel(0).raw().toBuffer()
  return Float32Array.from(bytes, (byte) => byte / 255)
}
