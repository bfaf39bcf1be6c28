import type { Point } from '../brush.ts'
import { photograph, type Shot } from './photograph.ts'
import { type Ink, type Print, press } from './press.ts'

/** A pencil, the ruling of the paper, and a red crayon: the three plates of a sketch. */
const drawn: readonly Ink[] = [
  { colour: '#3a3a3e', rough: 1.4, grain: 0.22, patchy: 0.35 },
  { colour: '#a9c4d6' },
  { colour: '#c8321f', rough: 1.8, grain: 0.3, patchy: 0.25 },
]

type Desk = { paper: string; wood: string; corners: Shot['corners']; light?: Point }

/** A sketch, 1200 by 900 in the colours of plates, that lies on a table. */
export function onDesk(svg: string, { paper, wood, corners, light = [200, 0] }: Desk) {
  return async () =>
    photograph({
      sheet: await press({ svg, paper, inks: drawn, width: 1600 }),
      ...{ corners, ground: plain(wood), width: 1600, creased: 0.5 },
      light: { at: light, fall: 0.3 },
      shadow: { by: [10, 16], dark: 0.4 },
    })
}

/** A printed thing on a wall or a table. */
export function found(
  print: Print,
  wall: string,
  corners: Shot['corners'],
  more: Partial<Shot> = {},
) {
  return async () =>
    photograph({
      sheet: await press({ width: 1600, ...print }),
      ...{ corners, ground: wall, width: 1600 },
      light: { at: [1100, 0], fall: 0.35 },
      shadow: { by: [8, 14], dark: 0.4 },
      ...more,
    })
}

/** A ground of one colour. */
export function plain(colour: string, inside = '') {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900"><rect width="1200" height="900" fill="${colour}"/>${inside}</svg>`
}
