import type { PortfolioPiece } from '../../../content/portfolios.ts'
import type { Typesetter } from '../lettering.ts'
import { sheet } from '../sheet.ts'
import { openPen, type Pen } from './pen.ts'
import { voiceOf } from './voices.ts'

/** A picture of a portfolio: its ground and what lies on it. */
export type Scene = { ground: string; draw: (pen: Pen) => string }

export type Drawn = { path: string; svg: string; width: number; height: number }

/** Draws each piece of a portfolio with the scene of its name; `scale` is how many pixels a unit of the scenes has. */
export function drawPieces(
  pieces: readonly PortfolioPiece[],
  scenes: Record<string, Scene>,
  write: Typesetter,
  scale = 1,
): Drawn[] {
  return pieces.map(({ id, image: { src, width, height } }) => {
    const scene = scenes[id]
    if (!scene) throw new Error(`No scene is called "${id}".`)
    const [unitsWide, unitsHigh] = [width / scale, height / scale]
    const inside = `<rect width="${unitsWide}" height="${unitsHigh}" fill="${scene.ground}"/>${scene.draw(openPen(write, voiceOf(id)))}`
    return {
      ...{ width, height },
      path: src.replace('/pictures/', '').replace(/\.webp$/, ''),
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${unitsWide} ${unitsHigh}" width="${width}" height="${height}">${inside}</svg>`,
    }
  })
}

/** A part of the picture that cuts off what leaves it; the inside has its own 0 0. */
export function pane(x: number, y: number, w: number, h: number, inside: string, ground?: string) {
  const fill = ground ? `<rect width="${w}" height="${h}" fill="${ground}"/>` : ''
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${fill}${inside}</svg>`
}

/** Moves, sizes and turns a thing that is drawn around 0 0. */
export function at(x: number, y: number, scale: number, inside: string, turn = 0) {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${inside}</g>`
}

/** The house motif: heavy level lines bent by the wave of the seed, cut off at the box. */
export function swell(
  seed: string,
  [x, y, w, h]: readonly [number, number, number, number],
  colour: string,
  { lines = 9, weight = 9, swing = 1 } = {},
) {
  const path = sheet(seed, { width: w, height: h, lines, swing })
  const drawn = `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${weight}"/>`
  return pane(x, y, w, h, drawn)
}

export function disc(x: number, y: number, r: number, fill: string) {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
}
