import { type Point, stroke } from '../brush.ts'
import type { Tones } from './sitter.ts'

/** SVG elements of one garment; `clip` is an id it may use, `seed` feeds a printed wave. */
export type Garment = (tones: Tones, clip: string, seed: string) => string

export function torso(shoulder: number, rise: number) {
  const s = shoulder
  return `M-${s + 60} 700C-${s + 44} 520 -${s - 4} 418 -${s - 80} ${rise + 76}C-190 ${rise + 48} -104 ${rise + 26} -78 ${rise - 44}C-30 ${rise + 10} 40 ${rise + 10} 84 ${rise - 44}C110 ${rise + 26} 190 ${rise + 48} ${s - 80} ${rise + 76}C${s - 4} 418 ${s + 44} 520 ${s + 60} 700Z`
}

/** The right of a garment, with a few knife cuts along its edge. */
export function shadow(tones: Tones, opacity = 1) {
  const cuts = [0, 1, 2, 3, 4]
    .map((step) =>
      stroke(
        `${118 - step * 4} ${400 + step * 34}, ${84 - step * 4} ${408 + step * 36},
      ${52 - step * 3} ${404 + step * 38}`,
        7,
        0.3,
      ),
    )
    .join('')
  return `<path d="M120 200C60 330 150 420 96 520C70 580 90 640 80 700H500V200Z" fill="${tones.clothShade}" opacity="${opacity}"/><path d="${cuts}" fill="${tones.clothShade}" opacity="${opacity}"/>`
}

export function ring(across: number, top: number, drop: number, thick: number) {
  return `M${-across} ${top}C${-across * 0.7} ${top + drop} ${across * 0.78} ${top + drop} ${across + 6} ${top}L${across + thick * 0.7} ${top + 6}C${across * 0.9} ${top + drop + thick * 1.3} ${-across * 0.9} ${top + drop + thick * 1.3} ${-across - thick * 0.6} ${top + 6}Z`
}

export function pocket(x: number, y: number) {
  const top: Point[] = [
    [x, y],
    [x + 50, y + 4],
    [x + 96, y],
  ]
  return (
    stroke(top, 6, 0.5, 0.8) +
    stroke(`${x + 4} ${y}, ${x + 6} ${y + 190}`, 5, 0.5, 0.8) +
    stroke(`${x + 94} ${y}, ${x + 92} ${y + 190}`, 5, 0.5, 0.8)
  )
}

export function grid(stepX: number, stepY: number, draw: (x: number, y: number) => string) {
  const marks: string[] = []
  for (let row = 0; row * stepY < 460; row++)
    for (let x = -360; x < 380; x += stepX)
      marks.push(draw(x + (row % 2 ? stepX / 2 : 0), 230 + row * stepY))
  return marks.join('')
}

export function paint(path: string, fill: string) {
  return `<path d="${path}" fill="${fill}"/>`
}

export function clipped(id: string, path: string, inside: string) {
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`
}
