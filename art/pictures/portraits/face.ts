import { blob, line, type Point, stroke } from '../brush.ts'
import type { Face, Tones } from './sitter.ts'

/** Outline of the head in its own space: eyes near y 0, crown at -205, chin at about 205. */
export function facePath(face: Face) {
  return blob(outline(face))
}

/** Head without hair: ears, face, the shade side and the features, lit from the left. */
export function drawFace(face: Face, tones: Tones, id: string, beard = '') {
  const at = face.turn * 34
  return `
<clipPath id="${id}"><path d="${facePath(face)}"/></clipPath>
${ears(face, tones)}
<path d="${facePath(face)}" fill="${tones.skin}"/>
<g clip-path="url(#${id})"><path d="${shadeSide(face, at)}" fill="${tones.shade}"/>${cheek(face, tones, at)}</g>${beard}
${eye(at - 66, 1, face)}${eye(at + 60 - face.turn * 6, -1, face)}
${nose(face, tones, at)}${mouth(face, tones, at + 6)}${ageLines(face, tones, at)}`
}

function outline({ turn, width, jaw, chin, length }: Face): Point[] {
  const far = 1 - 0.1 * turn
  const shift = (amount: number) => turn * amount
  return [
    [shift(4), -208],
    [width * 0.66 + shift(6), -186],
    [width * 0.96 * far + shift(6), -112],
    [width * far + shift(2), -30],
    [width * 0.98 * far + shift(8), 40],
    [jaw * far + shift(14), 118],
    [chin + shift(22), length - 20],
    [shift(26), length],
    [-chin + shift(22), length - 16],
    [-jaw + shift(8), 120],
    [-width * 0.99, 36],
    [-width * 1.01, -36],
    [-width * 0.97 + shift(2), -116],
    [-width * 0.66 + shift(4), -186],
  ]
}

function ears({ width, turn }: Face, tones: Tones) {
  const x = -width - 2
  const near = blob(`${x + 14} -38, ${x - 16} -42, ${x - 25} -12, ${x - 14} 28, ${x + 2} 46,
      ${x + 16} 34`)
  const fold = stroke(`${x - 12} -22, ${x - 2} -26, ${x - 4} 2, ${x - 6} 20`, 6)
  const farX = width * (1 - 0.1 * turn) + 2
  const far = blob(`${farX - 14} -34, ${farX + 10 - turn * 8} -38, ${farX + 18 - turn * 12} -10,
      ${farX + 8 - turn * 6} 28, ${farX - 10} 40`)
  return `<path d="${far}" fill="${tones.shade}"/><path d="${near}" fill="${tones.skin}"/><path d="${fold}" fill="${tones.shade}"/>`
}

/** Everything right of the line that runs down brow, nose, lips and chin. */
function shadeSide({ nose: { length, width } }: Face, at: number) {
  const tip = 18 + length
  const brow = line(
    `${at + 62} -230, ${at + 56} -140, ${at + 46} -84, ${at + 18} -52, ${at + 11} -20`,
  )
  const bridge = `C${at + 13} ${tip - 40} ${at + 15 + width * 0.3} ${tip - 24} ${at + 14 + width * 0.6} ${tip - 6}`
  const under = `Q${at + 12 + width * 0.5} ${tip + 12} ${at - 2} ${tip + 13}`
  const lips = `L${at + 8} ${tip + 32}Q${at + 20} ${tip + 44} ${at + 14} ${tip + 56}Q${at + 2} ${tip + 66} ${at + 12} ${tip + 78}`
  const chin = `Q${at + 34} ${tip + 104} ${at + 26} ${tip + 132}L${at + 30} 260H320V-230Z`
  return brow + bridge + under + lips + chin
}

function cheek(face: Face, tones: Tones, at: number) {
  const glow = blob(`${at + 48} 34, ${at + 74} 26, ${at + 98} 30, ${at + 84} 58, ${at + 64} 76,
      ${at + 54} 56`)
  return face.glow ? `<path d="${glow}" fill="${tones.skin}"/>` : ''
}

function eye(x: number, inner: 1 | -1, face: Face) {
  const { eyes, brows, tone, age } = face
  const w = eyes.width
  const p = (dx: number, dy: number): Point => [x + dx * inner, dy]
  const lid = stroke(
    [p(-w - 5, 2 + eyes.slant), p(-w * 0.5, -10), p(w * 0.35, -12), p(w + 1, 4)],
    10,
    0.4,
  )
  const fold = stroke([p(-w - 2, -10 + eyes.slant), p(-w * 0.2, -21), p(w * 0.7, -14)], 4, 0.4)
  const under = stroke([p(-w * 0.7, 15), p(0, 19), p(w * 0.6, 14)], 3.5)
  const brow = stroke(
    [p(-w - 16, -33 + brows.drop), p(-w * 0.55, -47 - brows.arch), p(w * 0.4, -49), p(w + 8, -43)],
    brows.weight,
    0.62,
    0.3,
  )
  if (face.lowered) {
    const closed = stroke([p(-w - 5, 2), p(-w * 0.3, 13), p(w * 0.5, 13), p(w + 1, 5)], 9, 0.5)
    return `<path d="${closed}" fill="${tone}"/><path d="${brow}" fill="${brows.colour}"/>`
  }
  const gaze = x + 2
  return `<path d="${lid}" fill="${tone}"/><ellipse cx="${gaze}" cy="-1" rx="9.5" ry="11" fill="${tone}"/>
<path d="${fold}${age >= 0.45 ? under : ''}" fill="${tone}" opacity=".45"/><path d="${brow}" fill="${brows.colour}"/>`
}

function nose({ nose: { length, width }, tone }: Face, tones: Tones, at: number) {
  const tip = 18 + length
  const wing = stroke(
    `${at - width * 0.75} ${tip - 8}, ${at - width * 0.8} ${tip + 6},
      ${at - width * 0.35} ${tip + 11}, ${at + 1} ${tip + 13},
      ${at + width * 0.55} ${tip + 8}`,
    6.5,
    0.6,
  )
  return `<path d="${wing}" fill="${mixTone(tones, tone)}"/>`
}

function mouth({ mouth: { width, smile, full, y }, tone }: Face, tones: Tones, at: number) {
  const left: Point = [at - width, y - smile]
  const right: Point = [at + width * 0.86, y - smile]
  const parting = stroke(
    [left, [at - width * 0.4, y + 2], [at, y], [at + width * 0.4, y + 2], right],
    7,
  )
  const upper = `M${left}Q${at - width * 0.3} ${y - full * 0.75 - smile * 0.3} ${at} ${y - full * 0.5}Q${at + width * 0.3} ${y - full * 0.75 - smile * 0.3} ${right}Q${at} ${y + 6} ${left}Z`
  const lower = `M${left}Q${at - width * 0.2} ${y + full * 1.5} ${at + 2} ${y + full * 1.45}Q${at + width * 0.3} ${y + full * 1.4} ${right}Q${at} ${y + 4} ${left}Z`
  const lips = tones.lips ? `<path d="${upper}${lower}" fill="${tones.lips}"/>` : ''
  const below = stroke(
    `${at - width * 0.4} ${y + 19 + full * 0.6}, ${at} ${y + 23 + full * 0.6},
      ${at + width * 0.35} ${y + 19 + full * 0.6}`,
    6,
  )
  return `${lips}<path d="${parting}" fill="${tone}"/><path d="${below}" fill="${tones.deep}"/>`
}

/** Lines that a face earns: beside the mouth from 0.4, at the eyes from 0.5, on the brow from 0.6. */
function ageLines({ age, width, mouth: { y } }: Face, tones: Tones, at: number) {
  const fold = stroke(`${at - 46} ${y - 44}, ${at - 62} ${y - 24}, ${at - 64} ${y - 2}`, 5)
  const farFold = stroke(`${at + 52} ${y - 42}, ${at + 64} ${y - 22}, ${at + 64} ${y - 4}`, 5)
  const crow =
    stroke(`${-width + 14} -8, ${-width + 28} 0`, 4) +
    stroke(`${-width + 14} 12, ${-width + 28} 8`, 4)
  const forehead =
    stroke(`${at - 66} -108, ${at - 10} -114, ${at + 40} -108`, 4) +
    stroke(`${at - 50} -130, ${at - 6} -134, ${at + 30} -130`, 4)
  const lines = [
    age >= 0.4 ? fold + farFold : '',
    age >= 0.5 ? crow : '',
    age >= 0.6 ? forehead : '',
  ]
  return `<path d="${lines.join('')}" fill="${tones.deep}"/>`
}

function mixTone(tones: Tones, tone: string) {
  return tones.line ?? tone
}
