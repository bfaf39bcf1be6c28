import { group, stroke } from './shapes.ts'

/** Strokes of a plain geometric alphabet in a box of 60 x 100; no font is needed to draw a word. */
const strokes: Record<string, string> = {
  A: 'M0 100L30 0L60 100M12 64H48',
  E: 'M56 0H4V100H56M4 50H48',
  H: 'M4 0V100M56 0V100M4 50H56',
  L: 'M6 0V100H54',
  O: 'M30 0A30 50 0 0 1 30 100A30 50 0 0 1 30 0Z',
  V: 'M0 0L30 100L60 0',
  W: 'M-8 0L12 100L30 30L48 100L68 0',
  '0': 'M30 0A28 50 0 0 1 30 100A28 50 0 0 1 30 0Z',
  '1': 'M14 16L34 0V100',
  '2': 'M4 24C6-8 56-8 56 28C56 54 10 70 4 100H56',
  '3': 'M4 10C20-8 54-4 54 24C54 44 38 48 24 48C42 48 58 54 58 74C58 106 16 106 2 86',
  '4': 'M44 100V0L0 70H60',
  '5': 'M54 0H10L6 46C22 34 58 38 58 68C58 104 18 108 2 88',
  '6': 'M50 6C20-4 2 30 2 66C2 112 58 110 58 68C58 34 14 34 3 62',
  '7': 'M2 0H58L20 100',
  '8': 'M30 46C-4 40 2 0 30 0C58 0 64 40 30 46C-8 52-4 100 30 100C64 100 68 52 30 46Z',
  '9': 'M57 38C46 66 2 66 2 32C2-10 58-12 58 34C58 70 40 104 10 94',
  '%': 'M58 4L2 96M14 4A12 16 0 0 1 14 36A12 16 0 0 1 14 4ZM46 64A12 16 0 0 1 46 96A12 16 0 0 1 46 64Z',
}

/** One letter with its top left corner at x and y; `width` stretches it, as the display face does. */
export function letter(
  name: string,
  place: { x: number; y: number; height: number; width?: number; weight: number; colour: string },
) {
  const { x, y, height, weight, colour } = place
  const size = height / 100
  const width = place.width ?? 1
  const drawn = stroke(strokes[name] ?? '', colour, weight, {
    'vector-effect': 'non-scaling-stroke',
  })
  return group({ x, y, size }, `<g transform="scale(${width} 1)">${drawn}</g>`)
}
